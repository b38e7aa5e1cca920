### The lesson, part by part: what is explained, what is said when it was `-done`, and when something else was (`-missed`).
### `{ $how }` says what to press, as the screen has it.

lesson-part-beat = { $number } of { $most }: Beating a card
lesson-part-pass = { $number } of { $most }: Passing
lesson-part-pair = { $number } of { $most }: A pair for a pair
lesson-part-wild = { $number } of { $most }: The wild 13
lesson-part-turn = { $number } of { $most }: Higher or lower
lesson-part-consec = { $number } of { $most }: A consec
lesson-part-call = { $number } of { $most }: Calling a misplay
lesson-part-out = { $number } of { $most }: Going out

lesson-waiting = The others are playing.

lesson-beat = A round is under way: the first player out of cards wins it. Each hand has to beat the last one, which was a 10. Ranks go from 3 up to 10, 11, 12, 13, J, Q, K and A; 2s are highest. Your jack will do. { $how }
lesson-beat-done = Well done! But then came a 2.
error-lesson-beat-missed = Your jack is enough to beat the 10. You'll need the other cards later.

lesson-pass = Nothing in your hand beats a 2, so pass. That takes you out of the trick, unless you buy back by drawing cards. { $how }
lesson-pass-done = The 2 has won the trick. Whoever played it leads the next one.
error-lesson-pass-missed = Nothing in your hand beats a 2. Pass.

lesson-pair = A pair was led, so everyone needs a pair. Those 9s are black and red, and yours are both red. Between equal ranks, a pair in one colour beats a mixed one, and a pair in one suit beats both. { $how }
lesson-pair-done = Two reds beat a red and a black.
error-lesson-pair-missed = Play both of your 9s: one colour beats two.

lesson-wild = Jacks! But a 13 is wild: with your king, it makes a pair of kings. Two real kings would rank a little higher. { $how }
lesson-wild-done = That's your trick, so you lead the next one.
error-lesson-wild-missed = Play the king and the 13 together.

lesson-turn = You may lead any hand. So far, each has had to be higher. If you play a 7, you may say “lower”, and then each has to be lower. That's good for your other cards! { $how }
lesson-turn-done = From a 7 down, this time.
error-lesson-turn-missed = Lead your 7, and say “lower” with it.

lesson-consec = 7, 6, 5: 3 hands in equal steps are a “consec”, and the trick has to continue that way. Only a 4 may follow: no 13, no joker. { $how }
lesson-consec-done = The next one has to be a 3.
error-lesson-consec-missed = Only a 4 may follow 7, 6 and 5.

lesson-call = But that's a 9! You have a few seconds to call a misplay: if you're right, you win a fake joker. If you're wrong, the misplay is yours. { $how }
lesson-call-done = Right! You get a fake joker, and the 9 goes back.
error-lesson-call-missed = Call the misplay: a 3 was due.

lesson-out = Your lead. A hand of 5 cards can be a straight, a full house, a flush, or four of a kind and another card. Three 5s and two 8s are a full house. Play them, and you're out: your fake joker doesn't count. { $how }
lesson-out-done = You're out first, so you've won the round and earned 2 points. The last player loses 2. You keep your fake jokers for later rounds.
error-lesson-out-missed = Play your three 5s and two 8s together.

## How it is done at the page.

spite-tap = { $pointer ->
    [tap] Tap “{ $what }”.
   *[other] Click “{ $what }”.
}
spite-tap-play = { $pointer ->
    [tap] Tap { $what }, then “Play”.
   *[other] Click { $what }, then “Play”.
}
