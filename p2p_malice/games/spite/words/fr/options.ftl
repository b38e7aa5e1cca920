### Les règles maison de Spite, chacune avec un nom et une ligne.

variant-spite = Gagne des plis, vide ta main et repère les fautes.
variant-spite-light = Une manche avec arbitre, sans primes ni « chiche ».
variant-name-spite = Spite
variant-name-spite-light = Spite léger
game-spite = Spite
game-spite-line = Un jeu de plis · 3 à 9 joueurs
game-spite-light = Une manche aux règles allégées. Primes, faux jokers, « chiche » et « imbattable » viendront plus tard, expliqués au fur et à mesure.
plays-spite = { $count ->
    [one] { $variant } · { $count } manche · { $players } joueurs
    [many] { $variant } · { $count } manches · { $players } joueurs
   *[other] { $variant } · { $count } manches · { $players } joueurs
}

rule-rounds = Manches
means-rounds = Après ce nombre de manches, le plus haut score gagne.
rule-referee = Arbitre
means-referee = La table refuse ce qui est contraire aux règles : il n’y a donc pas de fautes. Bien pour apprendre.
rule-hints = Conseils
rule-clock = Temps par tour
rule-clock-off = sans limite
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
means-hints = On peut demander ce que l’ordinateur jouerait à sa place.
means-clock = Chaque tour a une limite de temps. Quand elle est atteinte, la table joue à ta place.
rule-fakes = Faux jokers
means-fakes = La pile commune commence avec ce nombre de faux jokers.
rule-bounty = Prime
means-bounty = On retourne une carte. Finir avec sa valeur rapporte des faux jokers.
rule-come-at-me = Chiche
means-come-at-me = Qui défie les autres et gagne le pli échange des cartes.
rule-window = Temps d’annonce
means-window = On a ce nombre de secondes après un coup pour annoncer une faute. Avec 0, la table tranche aussitôt.
rule-decision = Compte à rebours
means-decision = Un compte à rebours dure ce nombre de secondes, plus 1 par carte qu’on vient de prendre.
rule-first-lead = 1re entame par valeur
means-first-lead = Qui joue d’abord un 3 entame ; si personne n’en joue, un 4, et ainsi de suite. Sinon, c’est la personne à gauche du donneur.
rule-last-chance = Dernière chance
means-last-chance = Un pli finit quand le tour revient au joueur du dernier coup. Sinon, il finit quand tous les autres ont passé.
rule-empty-pays = Annonce toujours payée
means-empty-pays = Annoncer la faute de quelqu’un qui n’a pas de faux joker en rapporte un de la pile commune.
rule-cam-counts-passed = Qui a passé compte
means-cam-counts-passed = On peut dire « chiche » tant que 3 joueurs ont des cartes. Sinon, il en faut 3 encore dans le pli.
rule-thirteens-have-suits = Couleur des 13
means-thirteens-have-suits = Un 13 qui remplace une autre carte compte encore quand on compare les couleurs.
rule-thirteens-natural = 13 seuls naturels
means-thirteens-natural = Les 13 seuls sont naturels : à 5, ils font une combinaison joker, et ils peuvent gagner la prime.
rule-big-hands-turn = 7 et 3 à 5 ou plus
means-big-hands-turn = À 5 cartes ou plus, des 7 ou des 3 changent aussi le sens.
rule-equal-ranks-form = Valeurs égales
means-equal-ranks-form = 3 combinaisons de même valeur forment aussi une série.
rule-sevens-turn-consecs = 7 inversent la série
means-sevens-turn-consecs = Quand des 7 changent le sens, une série par pas s’inverse aussi.
