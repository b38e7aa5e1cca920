### La connexion, en deux mots.

link-connecting = ○ connexion…
link-good = { $way ->
    [relayed] ● par relais
   *[direct] ● en ligne
}
link-shaky = ◐ instable
link-away = ○ pas là
link-ended = ○ terminée
link-back = ● de retour
