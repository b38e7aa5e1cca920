### Codici: consegnare il proprio, incollare quello che arriva.

talk-send-invitation = { $friend ->
    [0] Manda questo a chi inviti:
    [many] Manda questo all'ospite { $friend }:
   *[other] Manda questo all'ospite { $friend }:
}
code-for-all = { $count ->
    [one] Manda questo a chi inviti: si siede chi lo apre per primo.
    [many] Un solo link per tutti: si siedono i primi { $count } che lo aprono.
   *[other] Un solo link per tutti: si siedono i primi { $count } che lo aprono.
}
talk-send-reply = Manda questa risposta a chi ti invita:
lobby-about = Tavolo di { $host } · { $plays }
talk-copied = Copiato. Incollalo nella chat.
code-kept = Il messaggio è anche in { $file }

## Riga per riga.

plain-talk = w = apri in WhatsApp   qr = mostra come codice QR   c = copia   quit = smetti
plain-talk-new = new = fai un altro invito; quello qui sopra non varrà più
plain-talk-friend = w { $friend } = apri WhatsApp   qr { $friend } = mostra il codice QR   c { $friend } = copia   new { $friend } = sostituisci
plain-talk-everybody = ask = chiedimelo prima che qualcuno si sieda   out 2 = l'ospite 2 non c'entra: libera il posto, e crea un altro link
plain-talk-start = start = comincia senza chi manca   quit = smetti
plain-paste-invitation = Incolla l'invito, o tutto il messaggio in cui è arrivato:
plain-nothing-to-paste = Chi ti invita non ha ancora incollato la tua risposta. Scrivi { -type-w }, { -type-qr }, { -type-c } o { -type-quit }.
plain-which-friend = Quale ospite? Scrivi { $word } e un numero: { $numbers }.
plain-no-browser = Non si è potuto aprire un browser. Copia il messaggio con { -type-c } e incollalo tu.
plain-choose = Che cosa scegli (1-{ $count }):
plain-no-such-choice = «{ $answer }» non è fra le scelte. Scrivi un numero da 1 a { $count }.
plain-suggestions = Di solito: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Per preparare prima una partita, scrivi { -type-change } e il suo nome, per esempio { $word }.
plain-form = Premi Invio per tenere quello fra parentesi, scrivi - per lasciare vuoto, o { -type-quit } per tornare indietro.
plain-empty = niente
plain-field = { $label } [{ $now }]:
plain-range = { $label }, da { $least } a { $most }
plain-more = { $label }, per esempio jokers=1 deals=3 (? le elenca) [{ $now }]:
plain-no-such-field = Qui non c'è niente che si chiami «{ $name }». Scrivi ? per l'elenco.
plain-no-such-number = Scrivi un numero da { $least } a { $most }.
