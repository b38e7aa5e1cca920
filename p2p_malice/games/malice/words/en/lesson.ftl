### The lesson, step by step: what is explained, what is said when it was `-done`, and when something else was (`-missed`).

lesson-part-building = { $number } of { $most }: Building
lesson-part-payoff = { $number } of { $most }: The payoff pile
lesson-part-wild = { $number } of { $most }: Wild cards
lesson-part-discard = { $number } of { $most }: The discard
lesson-part-discarded = { $number } of { $most }: From the discard piles
lesson-part-empty-hand = { $number } of { $most }: An empty hand
lesson-part-winning = { $number } of { $most }: Winning

lesson-build = In the centre, everybody together builds up to four piles, from the ace to the queen. Suits don't matter. Pile 1 shows a 2, so any 3 fits there, and you hold one. Play it.
lesson-build-done = Well done! The next card that fits there is a 4.
error-lesson-build-missed = You could do that, but look for the 3 in your hand: it fits on pile 1.

lesson-payoff = Your payoff pile is what the game is about: the first player to empty theirs wins. You see only its top card. Yours is a 4, and pile 1 needs a 4. Whenever your payoff card fits, play it.
lesson-payoff-done = One card fewer. The next payoff card is turned up at once: a 7.
error-lesson-payoff-missed = Your payoff card fits on pile 1 now: that's the move to make.

lesson-wild = Kings are wild: a king stands for whatever the pile needs. Your payoff card is a 7 and pile 2 needs a 6. You have no 6, but you do have a king. Play it on pile 2, where it counts as a 6.
lesson-wild-done = The king counts as a 6 there, so a 7 fits on it.
error-lesson-wild-missed = Think of the king: on pile 2 it would count as a 6, and make room for your payoff card.

lesson-wild-payoff = Now your payoff card fits.
lesson-wild-payoff-done = A king is worth most when it makes room for your payoff card. Once its pile is cleared, it is wild again.
error-lesson-wild-payoff-missed = The 7 of your payoff pile fits on pile 2 now.

lesson-discard = You could play more, but you don't have to: what you play may help your opponent, too. Your turn ends when you discard: put one card from your hand on one of your four discard piles. Try to put each card on one that is a step higher, because you can only play them again from the top. A 9 goes well on the 10 of your discard pile 1.
lesson-discard-done = Now it's your opponent's turn. When yours comes again, you draw until you hold five cards.
error-lesson-discard-missed = Put the 9 on your discard pile 1, on top of the 10.

lesson-discarded-8 = A few turns later. You can play the top cards of your discard piles to the centre. Pile 3 needs an 8, and there is an 8 on your discard pile 1, with the 9 below it.
lesson-discarded-8-done = The 9 below it is free now.
error-lesson-discarded-8-missed = Look at the top of your discard pile 1: it fits on pile 3.

lesson-discarded-9 = Go on.
lesson-discarded-9-done = And now a 10 fits: your payoff card, or the one on your discard pile.
error-lesson-discarded-9-missed = The 9 on your discard pile 1 fits on pile 3.

lesson-which-10 = Which 10 will you play?
lesson-which-10-done = Right: the payoff pile comes first.
error-lesson-which-10-missed = Both fit, but only one of them brings you nearer to winning.

lesson-empty-hand = You have one card in hand. When you play your last one, you draw five new ones and go on, so an empty hand is worth a lot. Pile 4 needs a 2.
lesson-empty-hand-done = Five new cards, and it's still your turn.
error-lesson-empty-hand-missed = The 2 fits on pile 4.

lesson-find-the-way = One of them is a 10, and your last payoff card is a jack. Find the way.
lesson-find-the-way-done = And now?
error-lesson-find-the-way-missed = The 10 fits on pile 3. What comes after a 10?

lesson-last = Play your last payoff card.
lesson-last-done = You've won! The game ends at once, whatever anybody has in hand.
error-lesson-last-missed = Your jack fits on pile 3.
