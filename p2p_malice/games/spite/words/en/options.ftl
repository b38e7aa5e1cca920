### The house rules of Spite, each with a label and a line.

variant-spite = Win tricks, get rid of your cards, and catch misplays.
variant-name-spite = Spite
game-spite = Spite
game-spite-line = Get rid of your hand in tricks, for 3 to 9 players
plays-spite = { $variant } · { $count ->
    [one] 1 round
   *[other] { $count } rounds
} · { $players } players

rule-rounds = Rounds
means-rounds = You play this many rounds; then the highest score wins.
rule-referee = Referee
means-referee = The table refuses anything against the rules, so there are no misplays. Good for learning.
rule-fakes = Fake jokers
means-fakes = The common pile has this many fake jokers.
rule-window = Time to call
means-window = You have this many seconds after a play to call a misplay. With 0, the table rules at once.
rule-decision = Countdown
means-decision = A countdown has this many seconds, plus 1 for each card just picked up.
rule-first-lead = First lead by rank
means-first-lead = The first lead is claimed with a 3, else a 4, and so on. Otherwise, the player to the dealer's left leads.
rule-last-chance = Last chance
means-last-chance = A trick ends once the turn is back at whoever played last. Otherwise, it ends when all others have passed.
rule-empty-pays = Call always pays
means-empty-pays = Calling out somebody without fake jokers earns one from the common pile.
rule-cam-counts-passed = Passed count
means-cam-counts-passed = For come-at-me, players who have passed count as active.
rule-thirteens-have-suits = 13s have suits
means-thirteens-have-suits = A 13 that stands for another card counts in how alike the suits are.
rule-thirteens-natural = 13s alone natural
means-thirteens-natural = A hand of nothing but 13s is natural: 5 are a joker hand, and they claim a bounty.
rule-big-hands-turn = Big 7s and 3s
means-big-hands-turn = Hands of 5 or more 7s or 3s change the direction just as smaller ones do.
rule-equal-ranks-form = Equal ranks
means-equal-ranks-form = Three hands of the same rank form a numerical consec.
rule-sevens-turn-consecs = 7s turn consecs
means-sevens-turn-consecs = A change of direction by 7s turns a numerical consec round.
