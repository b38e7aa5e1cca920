### Spite & Malice: waarom een zet niet mag.

error-discards-on-own = Afleggen mag alleen op je eigen stapels.
error-plays-from-own = Spelen mag alleen van je eigen stapels.
error-plays-from-team = Spelen mag alleen van je eigen stapels en die van je partner.
error-not-in-hand = Je hebt { $card } niet in je hand.
error-discard-pile-empty = { $whose ->
    [partner] De { $pile } van je partner is leeg.
   *[own] Je { $pile } is leeg.
}
error-payoff-pile-empty = { $whose ->
    [partner] De doelstapel van je partner is leeg.
   *[own] Je doelstapel is leeg.
}
error-payoff-to-centre-only = Een doelkaart mag alleen naar het midden.
error-discard-to-centre-only = Een afgelegde kaart mag alleen naar het midden.
error-does-not-fit = { $needs ->
    [A] { $card } past niet op { $pile }: daar hoort een aas.
    [8] { $card } past niet op { $pile }: daar hoort een 8 op.
    [J] { $card } past niet op { $pile }: daar hoort een boer op.
    [Q] { $card } past niet op { $pile }: daar hoort een vrouw op.
    [K] { $card } past niet op { $pile }: daar hoort een koning op.
   *[other] { $card } past niet op { $pile }: daar hoort een { $needs } op.
}
error-wild-may-not-begin = { $needs ->
    [A] Een wilde kaart telt hier niet als aas, en { $pile } heeft er wel een nodig.
   *[other] Een wilde kaart telt hier niet als { $needs }, en { $pile } heeft er wel een nodig.
}
error-ace-first = Zolang er in het midden een stapel leeg is, speel je eerst de aas uit je hand voor je aflegt.
