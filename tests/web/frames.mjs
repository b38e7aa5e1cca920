// Frames as a hostile host may write them: right in shape more often than not, with odd names where names belong.

/** Names that every object of the language knows, and others that nobody expects. */
export const ODD = [
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "length",
  "",
  " ",
  "c",
  "d99",
  "@",
  "<b>",
];

const FIELDS = {
  kind: ["play", "discard", "draw", "complete", "undo", "turn up", "score", "deal"],
  card: ["7h", "Ks", "Jk1", "10d"],
  role: ["centre", "draw", "waste", "payoff", "hand", "discard"],
  game: ["malice"],
  code: ["does_not_fit", "stale_move", "version_mismatch", "stopped", "payoff", "part_end", "lead"],
  rank: ["A", "8", "K"],
  question: ["hint", "why", "sheet"],
  particular: ["card", "pile", "needs", "older", "name"],
  pile: ["c0", "c3", "d0", "d3", "payoff", "hand", "draw", "waste"],
  at: ["c0", "d1", "d1@1", "payoff", "hand", "payoff@1"],
  move: ["7h>c0", "7h>d0", "payoff>c1", "d0@1>c0"],
  rules: ["mdw", "official payoff=3", "official partners=yes"],
  how: ["win", "tie", "stalemate", "idle", "long", "match"],
  what: ["rematch", "bot", "stop", "wait"],
};
const VALUES = [null, undefined, 0, -1, 1.5, 1e300, true, [], {}, { toString: 1 }, ["7h"]];

/** `count` frames as texts, the same for the same `seed`. */
export function oddFrames(count, seed) {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  let oddity = 0;
  const one = (list) => list[random(list.length)];
  const word = (field) => (random(100) < oddity ? one(ODD) : FIELDS[field] ? one(FIELDS[field]) : field);
  const value = (good) => (random(300) < oddity ? one(VALUES) : good());
  const some = (most, make) => value(() => Array.from({ length: random(most + 1) }, make));
  const seat = () => value(() => random(2));
  const count_ = () => value(() => random(30));
  const maybe = (make) => (random(3) ? value(make) : undefined);
  const pile = () => ({
    name: word("pile"),
    seat: random(2) ? seat() : null,
    cards: some(4, () => word("card")),
    hidden: maybe(count_),
    shows: maybe(() => word("5")),
    needs: maybe(() => word("6")),
    role: maybe(() => word("role")),
    index: maybe(() => random(9)),
    wild: maybe(() => some(2, () => random(5))),
  });
  const facts = [
    () => word("9h"),
    count_,
    () => ({ card: word("card") }),
    () => ({ rank: word("rank") }),
    () => ({ ranks: some(3, () => word("rank")) }),
    () => ({ pile: word("role"), index: value(() => random(4)) }),
  ];
  const particulars = () =>
    Object.fromEntries(Array.from({ length: random(4) }, () => [word("particular"), value(one(facts))]));
  const answer = () => ({
    codes: some(2, () => some(3, () => word("code"))),
    facts: value(particulars),
    move: word("move"),
  });
  const event = () => ({
    kind: word("kind"),
    seat: random(2) ? seat() : null,
    card: maybe(() => word("card")),
    source: maybe(() => word("at")),
    target: maybe(() => word("at")),
    stands_for: maybe(() => word("5")),
    count: maybe(count_),
  });
  const result = () => ({ how: word("how"), winners: some(2, seat), left: [count_(), count_()] });
  const show = (number) => ({
    kind: "show",
    number: value(() => number),
    rules: word("rules"),
    seat: value(() => 0),
    seats: value(() => 2),
    turn: some(2, seat),
    moves: some(3, () => (random(100) < oddity ? one(ODD) : word("move"))),
    result: random(9) ? null : result(),
    events: some(3, event),
    piles: [{ name: "hand", role: "hand", seat: 0, cards: ["7h"] }, ...Array.from({ length: 9 }, pile)],
    scores: maybe(() => [count_(), count_()]),
    deal: maybe(count_),
    undo: maybe(() => true),
    partners: maybe(() => some(1, seat)),
    since: maybe(() => number),
    deadlines: maybe(() => [{ number: count_(), seconds: count_() }]),
  });
  const others = [
    () => ({
      kind: "seated",
      seat: value(() => 0),
      game: word("game"),
      rules: word("rules"),
      token: maybe(() => word("token")),
      players: some(3, () => ({
        name: word("Ann"),
        present: value(() => true),
        computer: maybe(() => true),
        proposal: maybe(() => word("bot")),
      })),
    }),
    () => ({ kind: "said", seat: seat(), text: value(() => word("hello")) }),
    () => ({ kind: "refused", code: word("code"), particulars: value(particulars) }),
    () => ({ kind: "answered", what: word("question"), number: count_(), answer: value(answer) }),
    () => ({ kind: "bye", code: maybe(() => word("code")), particulars: maybe(particulars) }),
    () => ({ kind: word("said"), seat: seat(), text: value(() => word("hello")) }),
  ];
  return Array.from({ length: count }, (_, index) => {
    oddity = index ? random(12) : 0;
    return JSON.stringify(index && !random(4) ? one(others)() : show(index + 1));
  });
}
