### The lesson, move by move: what is explained, what is said when it was `-done`, and when something else was (`-missed`).
### `{ $how }` says what to press, `{ $pile }` names the pile to play to; both as the screen has them.

lesson-part-building = { $number } of { $most }: Building
lesson-part-payoff = { $number } of { $most }: The payoff pile
lesson-part-wild = { $number } of { $most }: Wild cards
lesson-part-discard = { $number } of { $most }: The discard
lesson-part-discarded = { $number } of { $most }: From the discard piles
lesson-part-king = { $number } of { $most }: Starting with a king
lesson-part-hand = { $number } of { $most }: An empty hand
lesson-part-full = { $number } of { $most }: A full pile
lesson-part-winning = { $number } of { $most }: Winning

lesson-build = A game is under way. Everyone builds on the 4 piles in the centre, from ace to queen. Suits don't matter. The 2 on { $pile } needs a 3, and you hold one. { $how }
lesson-build-done = Well done! Now that pile needs a 4.
error-lesson-build-missed = You could do that, but look for a 3 in your hand: it goes on the 2.

lesson-payoff = Your payoff pile is what it's all about: the first player to empty theirs wins. You only see its top card, a 4, and it fits! { $how }
lesson-payoff-done = One card fewer to go, and a 7 is turned up.
error-lesson-payoff-missed = Your payoff card, the 4, fits on the 3. There's no better move.

lesson-wild = Your 7 needs a 6, and you have none. But kings are wild: a king stands for whatever its pile needs. Put yours on the 5 in { $pile }, where it counts as a 6. { $how }
lesson-wild-done = There's your 6.
error-lesson-wild-missed = Put the king on the 5: it counts as a 6 there, and clears the way for your 7.

lesson-wild-payoff = Now your 7 fits on it.
lesson-wild-payoff-done = That's the best use for a king.
error-lesson-wild-payoff-missed = Your 7 fits on the king, which counts as a 6.

lesson-discard = Now nothing fits: you're stuck. Discarding a card from your hand ends your turn, whether you're stuck or not. Put the 9 on the 10, and you can play both later. { $how }
lesson-discard-done = That ends your turn.
error-lesson-discard-missed = Put the 9 on the 10 in your discard piles.

lesson-waiting = Your opponent is playing.

lesson-discarded = Your turn again, with 5 cards in hand. Your opponent has played an 8, so a 9 fits. You can play the top cards of your discard piles, too. { $how }
lesson-discarded-done = And now the 10 below it is free.
error-lesson-discarded-missed = The 9 on your discard pile fits on the 8.

lesson-which-10 = Two 10s fit now: your payoff card, and the one you've discarded. Which one will you play?
lesson-which-10-done = Right: the payoff pile comes first.
error-lesson-which-10-missed = Think again: which 10 brings you closer to winning?

lesson-king = Your payoff card is a 2, and there's no ace to put it on. A king can start a pile, too: on an empty one, it counts as an ace. { $how }
lesson-king-done = As good as an ace.
error-lesson-king-missed = Put your king on an empty pile: it counts as an ace there, and your 2 fits on it.

lesson-king-payoff = And now your 2.
lesson-king-payoff-done = Only one payoff card left: an 8!
error-lesson-king-payoff-missed = Your 2 fits on the king, which counts as an ace.

lesson-hand = All 4 cards in your hand fit somewhere, in the right order. Play them all: once your hand is empty, you draw 5 new cards and keep playing.
lesson-hand-3 = 3 cards left.
lesson-hand-2 = 2 cards left.
lesson-hand-1 = And the last one.
lesson-hand-1-done = You've drawn 5 new cards, and it's still your turn!
error-lesson-hand-missed = Find a card in your hand that fits in the centre.

lesson-full = The jack needs a queen, and you've just drawn one. See what happens to a full pile. { $how }
lesson-full-done = It's cleared away! Its cards will be drawn again, and there's room for a new pile.
error-lesson-full-missed = Save that for later. First put the queen on the jack.

lesson-way = Your last payoff card is an 8. Find a way to play it!
lesson-way-done = Right. And next?
error-lesson-way-missed = Look for the pile that shows a 5, and count on from there to your 8.

lesson-way-7 = You're nearly there.
lesson-way-7-done = And now…
error-lesson-way-7-missed = Your 8 needs a 7.

lesson-last = Play your last payoff card, and win!
lesson-last-done = You've won! The game is over as soon as somebody's payoff pile is empty, whatever they have in hand.
error-lesson-last-missed = Your 8 fits on the 7.

## The puzzle of a day: the number is that of the try.

lesson-puzzle-try = Puzzle, try { $number }
lesson-puzzle = Win in this turn: play your last payoff card. There's only one way. You can take plays back; if you discard, you begin again.
lesson-puzzle-on = Win in this turn: there's only one way.
lesson-puzzle-stuck = Nothing fits any more. Take plays back, or discard to begin again.
lesson-puzzle-missed = That wasn't it. The cards are back where they were.
lesson-puzzle-solved = That's it! There was no other way.
error-puzzle-take-back = You can't win from here. Take back your last play, then ask again.
