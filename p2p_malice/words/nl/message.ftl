### Het bericht dat een uitnodiging brengt.

message-invitation = { $host } nodigt je uit voor een spelletje { $game }.
message-tap = Tik om te spelen: { $link }
message-return = { $host } nodigt je uit om terug te komen naar jullie spel { $game }.
message-tap-return = Tik om terug te gaan: { $link }
message-command =
    Om in een terminal te spelen: voer dit uit en plak het hele bericht:
    p2p-malice join
message-install = Installeer het vanaf { $address }
message-ask = Heb je het nog niet? Vraag { $host } waar je het krijgt.
message-page = Of plak dit op de pagina van het spel: “Meedoen met een code”.
deal-here =
    Hiervoor heb je het programma p2p-malice nodig. Voer in een terminal uit:
    p2p-malice play --deal { $code }
