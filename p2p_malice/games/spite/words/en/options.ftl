### The house rules of Spite, each with a label and a line.

variant-spite = Win tricks, get rid of your cards, and catch misplays.
variant-name-spite = Spite
game-spite = Spite
game-spite-line = A trick game · 3 to 9 players
plays-spite = { $count ->
    [one] { $variant } · 1 round · { $players } players
   *[other] { $variant } · { $count } rounds · { $players } players
}

rule-rounds = Rounds
means-rounds = After this many rounds, the highest score wins.
rule-referee = Referee
means-referee = The table refuses anything against the rules, so there are no misplays. Good for learning.
rule-fakes = Fake jokers
means-fakes = The common pile starts with this many fake jokers.
rule-window = Time to call
means-window = You have this many seconds after a play to call a misplay. With 0, the table decides at once.
rule-decision = Countdown
means-decision = A countdown lasts this many seconds, plus 1 for each card just picked up.
rule-first-lead = First lead by rank
means-first-lead = The first lead goes to a hand with a 3, failing that a 4, and so on. Otherwise, the player to the dealer's left leads.
rule-last-chance = Last chance
means-last-chance = A trick ends once the turn is back with the last player to play. Otherwise, it ends when all the others have passed.
rule-empty-pays = Calls always pay
means-empty-pays = Catching somebody with no fake jokers earns you one from the common pile.
rule-cam-counts-passed = Passed players count
means-cam-counts-passed = For come-at-me, players who have passed count as active.
rule-thirteens-have-suits = 13s have suits
means-thirteens-have-suits = A 13 that stands for another card still counts when suits are compared.
rule-thirteens-natural = 13s alone are natural
means-thirteens-natural = A hand of nothing but 13s is natural: 5 make a joker hand, and they can earn the bounty.
rule-big-hands-turn = Big 7s and 3s
means-big-hands-turn = Hands of 5 or more 7s or 3s change the direction just like smaller ones.
rule-equal-ranks-form = Equal ranks
means-equal-ranks-form = Even 3 hands of the same rank form a consec, in steps of 0.
rule-sevens-turn-consecs = 7s turn consecs
means-sevens-turn-consecs = When 7s change the direction, a consec in steps turns round as well.
