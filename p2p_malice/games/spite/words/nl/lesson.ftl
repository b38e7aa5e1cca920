### De les, deel voor deel.

lesson-part-beat = { $number } van { $most }: Een kaart verslaan
lesson-part-pass = { $number } van { $most }: Passen
lesson-part-buy = { $number } van { $most }: Terugkopen
lesson-part-pair = { $number } van { $most }: Uitkomen met een paar
lesson-part-wild = { $number } van { $most }: De wilde 13
lesson-part-turn = { $number } van { $most }: Hoger of lager
lesson-part-consec = { $number } van { $most }: Een serie
lesson-part-call = { $number } van { $most }: Misser roepen
lesson-part-out = { $number } van { $most }: Uitgaan

lesson-waiting = De anderen spelen.

lesson-beat = Er is een ronde aan de gang: wie het eerst geen kaarten meer heeft, wint die. Elke combinatie moet de vorige verslaan, en dat was een 10. De waarden gaan van 3 tot 10, dan 11, 12, 13, J, Q, K en A; de 2 is het hoogst. Je boer is genoeg. { $how }
lesson-beat-done = Goed zo! Maar toen kwamen er een vrouw en een aas.
error-lesson-beat-missed = Met je boer versla je de 10 al. De andere kaarten heb je later nodig.

lesson-pass = Alleen je joker verslaat een aas, en die kun je beter nog even houden. Pas dus: dan lig je uit de slag, tenzij je jezelf terugkoopt. { $how }
lesson-pass-done = En daar ligt een 2 op de aas.
error-lesson-pass-missed = Houd je joker nog even, en pas.

lesson-buy = Je kunt jezelf terugkopen: versla de laatste combinatie en trek dan kaarten als prijs. Dat is er nu 1, en de prijs stijgt voor iedereen: 1, 1, 2, 3, 5, 8. Je joker verslaat alles, zelfs een 2. { $how }
lesson-buy-done = Je trok een 4, en de slag is voor jou! Maar met een joker in een van je laatste 2 combinaties zou je de ronde verliezen.
error-lesson-buy-missed = Speel je joker en zeg er “terugkopen 1” bij.

lesson-pair = Je mag uitkomen met 1 kaart, 2 tot 4 van één waarde, of een pokerhand van 5. Kom uit met je 9's, dan heeft iedereen een paar nodig. Bij gelijke waarde wint rood of zwart van gemengd. { $how }
lesson-pair-done = Een paar op een paar: daar komen twee boeren.
error-lesson-pair-missed = Kom uit met allebei je 9's.

lesson-wild = Een 13 is wild: met je koning maakt hij een paar koningen, en dat verslaat boeren. Twee echte koningen zijn iets hoger. { $how }
lesson-wild-done = Die slag is voor jou, dus jij komt uit voor de volgende.
error-lesson-wild-missed = Speel de koning en de 13 samen.

lesson-turn = Je mag uitkomen met wat je wilt. Tot nu toe moest elke combinatie hoger zijn. Speel je een 7, dan mag je “lager” zeggen, en dan moet elke combinatie lager zijn. Dat is goed voor je andere kaarten! { $how }
lesson-turn-done = Van een 7 naar beneden, deze keer.
error-lesson-turn-missed = Kom uit met je 7 en zeg er “lager” bij.

lesson-consec = 7, 6, 5: drie combinaties met gelijke stappen zijn een “serie”, en zo moet de slag verdergaan. Alleen een 4 mag volgen: geen 13, geen joker. { $how }
lesson-consec-done = Daarna moet er een 3 volgen.
error-lesson-consec-missed = Na 7, 6 en 5 mag alleen een 4 volgen.

lesson-call = Maar dat is een 9! Je hebt een paar seconden om “misser” te roepen: heb je gelijk, dan win je een nepjoker. Heb je ongelijk, dan is de misser van jou. { $how }
lesson-call-done = Klopt! Je wint een nepjoker (★).
error-lesson-call-missed = Roep “misser”: er moest een 3 volgen.

lesson-out = Je nepjoker is extra: je hoeft hem niet te spelen. Open is hij de 5 die erop staat, en drie 5's en twee 8's zijn een full house, een pokerhand. Speel ze, en je bent uit. { $how }
lesson-out-done = Je bent als eerste uit, dus je wint de ronde en krijgt 2 punten. Wie laatste is, verliest er 2. Nepjokers die je niet speelt, houd je voor latere rondes.
error-lesson-out-missed = Speel je twee 5's, de nepjoker en je twee 8's samen.

## Hoe dat op de pagina gaat.

spite-tap = { $pointer ->
    [tap] Tik op “{ $what }”.
   *[other] Klik op “{ $what }”.
}
spite-tap-play = { $pointer ->
    [tap] Tik op { $what }, dan op “Spelen”.
   *[other] Klik op { $what }, dan op “Spelen”.
}
