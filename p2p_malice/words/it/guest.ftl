### La pagina di chi è invitato: da un invito al tavolo, e ritorno.

guest-own-tab = Apri { -title } in una scheda tutta sua
guest-name = Ospite

## Dove porta un link.

landing-title = { $name ->
    [none] Ti invitano a una partita di { $game }
   *[other] { $name } ti invita a una partita di { $game }
}
landing-rules-usual = Queste sono le regole di sempre di { -title }. Chi ti invita può averne cambiate alcune: al tavolo tocca «Regole» per vedere con quali si gioca.
landing-join = Partecipa
landing-replied = Questa pagina è stata ricaricata, quindi la risposta che hai mandato non vale più. Tocca «Partecipa» e manda quella nuova.
landing-promise = Non parte niente finché non tocchi «Partecipa». Poi questa pagina si collega al dispositivo di chi ti invita, che così vede il tuo nome e il tuo indirizzo di rete.

## Di nuovo in partita.

return-back = Rientra
return-other = Entra in un'altra partita
return-kept = { $friends ->
    [none] Il posto resta tuo.
   *[other] Il posto con { $friends } resta tuo.
}

## In cammino verso il tavolo.

call-connecting = { $name ->
    [none] Ci colleghiamo a chi ti invita…
   *[other] Ci colleghiamo a { $name }…
}

## Al tavolo.

guest-away = Abbiamo perso il contatto con chi ti ha invitato. Di solito basta aspettare: il collegamento riprende da solo, e la mossa che fai adesso parte in quel momento.
guest-long-away = Abbiamo perso il contatto con chi ti ha invitato. Appena torna, il collegamento riprende da solo. Se ci vuole molto, chiedi un nuovo invito e aprilo, o tocca «Ho un nuovo invito».
guest-page-away = Abbiamo perso il contatto con chi ti ha invitato. Il posto resta tuo, e di solito basta aspettare. Se non torna presto, chiedi un nuovo invito e aprilo, o tocca «Ho un nuovo invito».
guest-leave-page = Il posto resta tuo. Per tornare, chiedi un nuovo invito.
guest-leave = La partita è salvata. Per tornare al tavolo, riapri questa pagina.
guest-incomplete = Una parte di questa pagina non si è caricata: è stata aggiornata dopo che l'hai aperta, oppure non hai rete. Ricaricala per continuare: il tuo invito è ancora qui.
guest-garbled = Il dispositivo di chi ti ha invitato ha mandato qualcosa che questa pagina non capisce. Ricarica la pagina e chiedi un nuovo invito.
guest-closed = { $reason } Il posto resta tuo: per tornare, apri qui il prossimo invito che ricevi.
guest-closed-paste = Incolla un nuovo invito
