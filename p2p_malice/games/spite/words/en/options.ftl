### The house rules of Spite, each with a label and a line.

variant-spite = Win tricks, get rid of your cards, and catch misplays.
variant-spite-light = One round with a referee, without bounties or “come at me”.
variant-name-spite = Spite
variant-name-spite-light = Spite light
game-spite = Spite
game-spite-line = A trick-taking game · 3 to 9 players
game-spite-light = One round by lighter rules. Bounties, fake jokers, “come at me” and “unbeatable” come later, each explained when you first meet it.
plays-spite = { $count ->
    [one] { $variant } · 1 round · { $players } players
   *[other] { $variant } · { $count } rounds · { $players } players
}

rule-rounds = Rounds
means-rounds = After this many rounds, the highest score wins.
rule-referee = Referee
means-referee = The table refuses anything against the rules, so there are no misplays. Good for learning.
rule-hints = Hints
rule-clock = Time per turn
rule-clock-off = as long as you like
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
means-hints = You may ask what the computer would do in your place.
means-clock = A turn has a time limit. When it's up, the table makes a move for you.
rule-fakes = Fake jokers
means-fakes = The common pile starts with this many fake jokers.
rule-bounty = Bounty
means-bounty = A card is turned up. Going out on its rank earns fake jokers.
rule-come-at-me = Come at me
means-come-at-me = Whoever dares the others and wins the trick exchanges cards.
rule-window = Time to call
means-window = You have this many seconds after a play to call a misplay. With 0, the table decides at once.
rule-decision = Countdown
means-decision = A countdown lasts this many seconds, plus 1 for each card just picked up.
rule-first-lead = First lead by rank
means-first-lead = Whoever first plays a 3 leads; if nobody does, a 4, and so on. Otherwise, the player to the dealer's left leads.
rule-last-chance = Last chance
means-last-chance = A trick ends once the turn is back with the last player to play. Otherwise, it ends when all the others have passed.
rule-empty-pays = A catch always pays
means-empty-pays = Catching a player who has no fake jokers earns you one from the common pile.
rule-cam-counts-passed = Passed players count
means-cam-counts-passed = You may say “come at me” while 3 players have cards. Otherwise, 3 must still be in the trick.
rule-thirteens-have-suits = 13s have suits
means-thirteens-have-suits = A 13 that stands for another card still counts when suits are compared.
rule-thirteens-natural = 13s alone are natural
means-thirteens-natural = 13s alone are natural: 5 make a joker combination, and they can earn the bounty.
rule-big-hands-turn = Many 7s or 3s
means-big-hands-turn = 5 or more 7s or 3s change the direction, just as fewer do.
rule-equal-ranks-form = Equal ranks count
means-equal-ranks-form = 3 combinations of the same rank also form a consec.
rule-sevens-turn-consecs = 7s turn consecs
means-sevens-turn-consecs = When 7s change the direction, a consec in steps turns round as well.
