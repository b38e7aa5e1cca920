// Checks how the cards of a kept game came about, written from docs/protocol.md alone: `node verify.mjs FILE`. It knows how
// Spite & Malice of the variant `official` begins: the tops of all payoff piles, and one's own first hand. Exits with 1
// unless all is right.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const said = readFileSync(process.argv[2], "utf8").trim().split("\n").map((line) => JSON.parse(line));
const all = (kind) => said.filter((each) => each.kind === kind);
const bytes = (hex) => Buffer.from(hex, "hex");
const number = (value) => {
  const eight = Buffer.alloc(8);
  eight.writeBigUInt64BE(BigInt(value));
  return eight;
};
const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts.map((each) => Buffer.from(each)))).digest();
const problems = [];
const check = (isRight, problem) => isRight || problems.push(problem);

// The last deal of which is told; those before it were given up.
const deal = all("deal").at(-1);
const { parts } = all("dealt").find((each) => each.number === deal.number);
const [opened] = all("opened").filter((each) => each.number === deal.number);
const own = all("part").at(-1)?.part;
const [{ seat }] = said;
const about = (what) => [`p2p-malice ${what} 1\0`, number(deal.number), sha256(deal.terms)];

check(deal.commitment === sha256(...about("deal"), [255], bytes(opened.secret)).toString("hex"), "another secret");
check(!own || parts[seat] === own, "my part was changed");
if (deal.commitments.some(Boolean))
  parts.forEach((part, at) =>
    check(deal.commitments[at] === (part && sha256("p2p-malice part 1\0", bytes(part)).toString("hex")), `part ${at}`),
  );
else check(parts.filter(Boolean).length === 1, "somebody came late");
const contributed = parts.flatMap((part, at) => (part ? [[at], bytes(part)] : []));
const seed = sha256(...about("seed"), bytes(opened.secret), ...contributed);

/** The order of so many cards: Fisher-Yates, with 32-bit words of SHA-256 of prefix, seed, shuffle and block. */
function shuffled(count, shuffle) {
  const cards = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1, block = 0; at > 0; block++) {
    const digest = sha256("p2p-malice shuffle 1\0", seed, number(shuffle), number(block));
    for (let word = 0; word < 32 && at > 0; word += 4) {
      const value = digest.readUInt32BE(word);
      const other = value % (at + 1);
      if (value - other < 2 ** 32 - at) {
        [cards[at], cards[other]] = [cards[other], cards[at]];
        at--;
      }
    }
  }
  return cards;
}

const first = all("show").find((each) => each.number === opened.position);
const piles = (role) => first.piles.filter((pile) => pile.role === role);
const size = (pile) => (pile.cards?.length ?? 0) + (pile.hidden ?? 0);
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const text = (card) => RANKS[card % 13] + "cdhs"[Math.floor((card % 52) / 13)];
// From the top of the pack, which is its end: the payoff piles, seat by seat, the last card on top; then the hands.
const pack = shuffled(first.piles.reduce((sum, pile) => sum + size(pile), 0), 0).reverse().map(text);
for (const pile of piles("payoff")) {
  const top = pack.splice(0, size(pile)).at(-1);
  check(first.events.some(({ kind }) => kind === "equal") || pile.cards.at(-1) === top, `payoff pile ${pile.seat}`);
}
for (const pile of piles("hand")) {
  const hand = pack.splice(0, size(pile));
  check(pile.seat !== seat || hand.join() === pile.cards.join(), "my hand");
}
console.log(problems.length ? `not fair: ${problems.join(", ")}` : "fair");
process.exit(problems.length ? 1 : 0);
