### Was mit einem Code nicht stimmt: `error-CODE`. Er kommt von `{ $friend }`, `none`, wenn es keinen Namen gibt.

error-code = { $friend ->
    [none] Diese Version erkennt einen Teil dieses Codes nicht. Aktualisiert das Programm an beiden Enden und fangt mit einer neuen Einladung an.
   *[other] Diese Version erkennt einen Teil dieses Codes nicht. Aktualisiere das Programm, bitte { $friend }, dasselbe zu tun, und fangt mit einer neuen Einladung an.
}
error-newer-code = Dieser Code stammt von einer neueren Version des Spiels als deiner. Aktualisiere deine so, wie du sie installiert hast. Im Browser lade einfach die Seite neu.
error-no-deal = In diesem Text steckt kein Spiel. Kopiere die ganze Nachricht und füge sie noch einmal ein.
error-deal-altered = Im Link dieses Spiels fehlt etwas, oder etwas ist falsch. Lass ihn dir noch einmal schicken.
error-deal-unknown = Dieses Spiel lässt sich hier nicht spielen: Diese Version kennt die Art oder die Regeln nicht.
error-deal-to-come = Dieses Spiel ist für einen Tag, der noch kommt. Versuch es, wenn es hier so weit ist.
error-puzzle-to-come = Dieses Rätsel ist für einen Tag, der noch kommt. Versuch es, wenn es hier so weit ist.
error-no-code = { $friend ->
    [none] In diesem Text steckt kein Code. Ein Code beginnt mit { $prefix }. Kopiere die ganze Nachricht und füge sie noch einmal ein.
   *[other] In diesem Text steckt kein Code. Ein Code beginnt mit { $prefix }. Kopiere die ganze Nachricht von { $friend } und füge sie noch einmal ein.
}
error-code-cut-off = { $arrived ->
    [0] Dieser Code ist abgeschnitten: Nur der Anfang kam an.
   *[other] Dieser Code ist abgeschnitten: Nur { $arrived } von { $whole } Zeichen kamen an.
} Kopiere die ganze Nachricht noch einmal und füge sie ein. Drück in WhatsApp lange darauf und wähle dann Kopieren.
error-code-altered = { $friend ->
    [none] Ein Teil dieses Codes ist falsch. Bitte darum, ihn noch einmal zu kopieren und zu schicken.
   *[other] Ein Teil dieses Codes ist falsch. Bitte { $friend }, ihn noch einmal zu kopieren und zu schicken.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] Das ist deine eigene Einladung. Füge stattdessen die Antwort deines Gastes ein.
       *[other] Das ist deine eigene Einladung. Füge stattdessen die Antwort von { $friend } ein.
    }
   *[reply] { $friend ->
        [none] Das ist deine eigene Antwort. Füge sie nicht hier ein, sondern schick sie zurück.
       *[other] Das ist deine eigene Antwort. Füge sie nicht hier ein, sondern schick sie an { $friend }.
    }
}
error-wrong-kind = { $kind ->
    [reply] Das ist eine Antwort, keine Einladung. Füge sie in das Spiel ein, das auf sie wartet.
   *[invitation] { $friend ->
        [none] Das ist eine Einladung, keine Antwort. Füge die Antwort deines Gastes ein. Um die Einladung anzunehmen, verlass dieses Spiel und öffne sie dann.
       *[other] Das ist eine Einladung, keine Antwort. Füge die Antwort von { $friend } ein. Um die Einladung anzunehmen, verlass dieses Spiel und öffne sie dann.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Diese Antwort gehört zu einer anderen Einladung. Schick deinem Gast die neueste und füge die Antwort darauf ein.
       *[other] Diese Antwort gehört zu einer anderen Einladung. Schick { $friend } die neueste und füge die Antwort darauf ein.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Diese Antwort gehört zu einer anderen Einladung. Schick deinem Gast die neueste und füge die Antwort darauf ein.
           *[other] Diese Antwort gehört zu einer anderen Einladung. Schick { $friend } die neueste und füge die Antwort darauf ein.
        }
       *[other] { $friend ->
            [none] Diese Antwort gehört zu der Einladung, die du um { $made } geschickt hast. Bitte deinen Gast, die von { $open } zu beantworten.
           *[other] Diese Antwort gehört zu der Einladung, die du um { $made } geschickt hast. Bitte { $friend }, die von { $open } zu beantworten.
        }
    }
}
error-invitation-void = { $friend ->
    [0] Diese Antwort gehört zu einer Einladung, die nicht mehr gilt. Schick deinem Gast die neueste und füge die Antwort darauf ein.
   *[other] Diese Antwort gehört zu einer Einladung an Gast { $friend }, die nicht mehr gilt. Schick diesem Gast die neueste und füge die Antwort darauf ein.
}
error-old-link = Jeder Link gilt nur einmal und nur für die neueste Einladung. Kopiere die ganze Nachricht und füge sie ins Spiel ein.
