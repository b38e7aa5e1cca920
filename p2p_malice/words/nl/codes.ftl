### Wat er mis is met een code.

error-code = { $friend ->
    [none] Deze versie herkent een deel van deze code niet. Werk het programma bij, vraag de ander dat ook te doen, en begin opnieuw met een nieuwe uitnodiging.
   *[other] Deze versie herkent een deel van deze code niet. Werk het programma bij, vraag { $friend } dat ook te doen, en begin opnieuw met een nieuwe uitnodiging.
}
error-newer-code = Deze code komt van een nieuwere versie van het spel dan die van jou. Werk de jouwe bij zoals je die hebt geïnstalleerd. Laad in een browser gewoon de pagina opnieuw.
error-no-deal = In deze tekst staat geen spel. Kopieer het hele bericht van de ander en plak het nog eens.
error-deal-altered = Een deel van de link naar dit spel ontbreekt of is fout. Laat de ander het nog eens sturen.
error-deal-unknown = Dit spel kun je hier niet spelen: deze versie kent het niet, of kent de regels niet.
error-deal-to-come = Dat spel is voor een dag die nog komt. Probeer het als het hier zover is.
error-puzzle-to-come = Die puzzel is voor een dag die nog komt. Probeer het als het hier zover is.
error-no-code = { $friend ->
    [none] In deze tekst staat geen code. Een code begint met { $prefix }. Kopieer het hele bericht van de ander en plak het nog eens.
   *[other] In deze tekst staat geen code. Een code begint met { $prefix }. Kopieer het hele bericht van { $friend } en plak het nog eens.
}
error-code-cut-off = { $arrived ->
    [0] Deze code is afgebroken: alleen het begin is aangekomen.
   *[other] Deze code is afgebroken: er zijn maar { $arrived } van de { $whole } tekens aangekomen.
} Kopieer het hele bericht nog eens en plak het. Houd het in WhatsApp ingedrukt en kies Kopiëren.
error-code-altered = { $friend ->
    [none] Een deel van deze code klopt niet. Laat de ander de code opnieuw kopiëren en sturen.
   *[other] Een deel van deze code klopt niet. Laat { $friend } de code opnieuw kopiëren en sturen.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] Dit is je eigen uitnodiging. Plak het antwoord van de ander.
       *[other] Dit is je eigen uitnodiging. Plak het antwoord van { $friend }.
    }
   *[reply] { $friend ->
        [none] Dit is je eigen antwoord. Stuur het naar de ander in plaats van het hier te plakken.
       *[other] Dit is je eigen antwoord. Stuur het naar { $friend } in plaats van het hier te plakken.
    }
}
error-wrong-kind = { $kind ->
    [reply] Dit is een antwoord, geen uitnodiging. Plak het in het spel dat erop wacht.
   *[invitation] { $friend ->
        [none] Dit is een uitnodiging, geen antwoord. Plak het antwoord van de ander. Wil je de uitnodiging aannemen, verlaat dan dit spel en doe daarmee mee.
       *[other] Dit is een uitnodiging, geen antwoord. Plak het antwoord van { $friend }. Wil je de uitnodiging aannemen, verlaat dan dit spel en doe daarmee mee.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Dit antwoord hoort bij een andere uitnodiging. Stuur de ander de laatste, en plak het antwoord daarop.
       *[other] Dit antwoord hoort bij een andere uitnodiging. Stuur { $friend } de laatste, en plak het antwoord daarop.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Dit antwoord hoort bij een andere uitnodiging. Stuur de ander de laatste, en plak het antwoord daarop.
           *[other] Dit antwoord hoort bij een andere uitnodiging. Stuur { $friend } de laatste, en plak het antwoord daarop.
        }
       *[other] { $friend ->
            [none] Dit antwoord hoort bij de uitnodiging van { $made }. Vraag de ander om te antwoorden op die van { $open }.
           *[other] Dit antwoord hoort bij de uitnodiging van { $made }. Vraag { $friend } om te antwoorden op die van { $open }.
        }
    }
}
error-invitation-void = { $friend ->
    [0] Dit antwoord hoort bij een uitnodiging die niet meer werkt. Stuur de ander de laatste, en plak het antwoord daarop.
   *[other] Dit antwoord hoort bij een uitnodiging voor gast { $friend } die niet meer werkt. Stuur de laatste, en plak het antwoord daarop.
}
error-old-link = Elke link werkt maar één keer, en alleen bij de laatste uitnodiging. Kopieer het hele bericht en plak het in het spel.
