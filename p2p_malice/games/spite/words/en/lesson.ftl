### The lesson, part by part: what is explained, what is said when it was `-done`, and when something else was (`-missed`).
### `{ $how }` says what to press, as the screen has it.

lesson-part-beat = { $number } of { $most }: Beating a card
lesson-part-pass = { $number } of { $most }: Passing
lesson-part-buy = { $number } of { $most }: Buying back
lesson-part-pair = { $number } of { $most }: Leading a pair
lesson-part-wild = { $number } of { $most }: The wild 13
lesson-part-turn = { $number } of { $most }: Higher or lower
lesson-part-consec = { $number } of { $most }: A consec
lesson-part-call = { $number } of { $most }: Calling a misplay
lesson-part-out = { $number } of { $most }: Going out

lesson-waiting = The others are playing.

lesson-beat = A round is under way: the first player out of cards wins it. Each combination has to beat the last one, which was a 10. Ranks go from 3 up to 10, 11, 12, 13, J, Q, K and A; 2s are highest. Your jack will do. { $how }
lesson-beat-done = Well done! But then came a queen and an ace.
error-lesson-beat-missed = Your jack is enough to beat the 10. You'll need the other cards later.

lesson-pass = Only your joker beats an ace, and you'd better keep it a little longer. So pass: that takes you out of the trick, unless you buy back. { $how }
lesson-pass-done = And there's a 2 on the ace.
error-lesson-pass-missed = Keep your joker for a moment, and pass.

lesson-buy = You can buy back: beat the last combination, then draw the price in cards. It's 1 now, and rises for everyone: 1, 1, 2, 3, 5, 8. Your joker beats anything, even a 2. { $how }
lesson-buy-done = You've drawn a 4, and the trick is yours! But a joker among your last 2 plays would lose you the round.
error-lesson-buy-missed = Play your joker, and say “buy back 1” with it.

lesson-pair = You may lead 1 card, 2 to 4 of one rank, or a poker hand of 5. Lead your 9s, and everyone needs a pair. If ranks are equal, one colour beats mixed ones. { $how }
lesson-pair-done = A pair for a pair: here come two jacks.
error-lesson-pair-missed = Lead both of your 9s.

lesson-wild = A 13 is wild: with your king, it makes a pair of kings, which beats jacks. Two real kings would rank a little higher. { $how }
lesson-wild-done = That's your trick, so you lead the next one.
error-lesson-wild-missed = Play the king and the 13 together.

lesson-turn = You may lead anything. So far, each combination has had to be higher. If you play a 7, you may say “lower”, and then each has to be lower. That's good for your other cards! { $how }
lesson-turn-done = From a 7 down, this time.
error-lesson-turn-missed = Lead your 7, and say “lower” with it.

lesson-consec = 7, 6, 5: 3 plays in equal steps are a “consec”, and the trick has to continue that way. Only a 4 may follow: no 13, no joker. { $how }
lesson-consec-done = The next one has to be a 3.
error-lesson-consec-missed = Only a 4 may follow 7, 6 and 5.

lesson-call = But that's a 9! You have a few seconds to call a misplay: if you're right, you win a fake joker. If you're wrong, the misplay is yours. { $how }
lesson-call-done = Right! You win a fake joker (★).
error-lesson-call-missed = Call the misplay: a 3 was due.

lesson-out = Your fake joker is an extra: you needn't play it. Face up, it's the 5 it shows, and three 5s and two 8s are a full house, a poker hand. Play them, and you're out. { $how }
lesson-out-done = You're out first, so you've won the round and earned 2 points. The last player loses 2. Fake jokers that you don't play are kept for later rounds.
error-lesson-out-missed = Play your two 5s, the fake joker and your two 8s together.

## How it is done at the page.

spite-tap = { $pointer ->
    [tap] Tap “{ $what }”.
   *[other] Click “{ $what }”.
}
spite-tap-play = { $pointer ->
    [tap] Tap { $what }, then “Play”.
   *[other] Click { $what }, then “Play”.
}
