// What a table says, as it arrives: read as strictly as protocol/message_codec.py does, and cleaned.

import { cleaned } from "../words/sanitize.js";

/** What may be asked of a table. */
export const QUESTIONS = ["hint", "why", "sheet", "preview"];
const PROPOSALS = ["", "wait", "bot", "stop", "rematch"];

const MAX_NAME = 24;
const MAX_TEXT = 200;
const MAX_RULES = 1000;
const MAX_PARTICULARS = 64;
const MAX_SEATS = 9;

/** @typedef {(value: any) => boolean} Check */

/** An object with this in it, perhaps with that, and with nothing else.
 * @param {Record<string, Check>} needed @param {Record<string, Check>} [optional] @returns {Check} */
const object =
  (needed, optional = {}) =>
  (value) =>
    value instanceof Object &&
    Object.entries(needed).every(([key, check]) => check(value[key])) &&
    Object.entries(value).every(
      ([key, each]) =>
        Object.hasOwn(needed, key) || (Object.hasOwn(optional, key) && (each === null || optional[key](each))),
    );
/** @param {Check} check @returns {Check} */
const list = (check) => (value) => Array.isArray(value) && value.length < 2000 && value.every(check);

/** @type {Check} */
const isText = (value) => typeof value === "string";
/** @type {Check} */
const isSwitch = (value) => typeof value === "boolean";
/** @type {Check} */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31;
/** @type {Check} */
const isWord = (value) => isText(value) && /^[ -~]{0,100}$/.test(value);
/** The rules in force may be a longer text. @type {Check} */
const isRules = (value) => isText(value) && /^[ -~]{0,1000}$/.test(value);
/** @type {Check} */
const isName = (value) => isText(value) && /^[a-z][a-z0-9_]{0,39}$/.test(value);
/** @type {Check} */
const isAvatar = (value) => isText(value) && /^[a-z]{0,16}$/.test(value);
/** @type {Check} */
const isDigits = (value) => isText(value) && /^([0-9a-f]{32}){0,2}$/.test(value);
/** @type {Check} */
const isMove = (value) => isWord(value) && value !== "";
/** Points may be below 0. @type {Check} */
const isPoints = (value) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;

const [isWords, isCounts] = [list(isWord), list(isCount)];
const isFree = object({ cards: isWords, least: isCount, most: isCount, words: list(isMove) });
const FACTS = [
  object({ card: isWord }),
  object({ rank: isWord }),
  object({ ranks: isWords }),
  object({ pile: isWord, index: isCount }),
];
/** @type {Check} */
const isFact = (fact) => isText(fact) || isPoints(fact) || FACTS.some((check) => check(fact));
/** @type {Check} */
const isFacts = (facts) =>
  facts instanceof Object &&
  Object.keys(facts).length <= MAX_PARTICULARS &&
  Object.entries(facts).every(([name, fact]) => isName(name) && isFact(fact));
const isSitter = object(
  { name: isText, present: isSwitch },
  { computer: isSwitch, left: isSwitch, proposal: (value) => PROPOSALS.includes(value), avatar: isAvatar },
);
const isPile = object(
  { name: isWord },
  {
    seat: isCount,
    cards: isWords,
    hidden: isCount,
    shows: isWord,
    needs: isWord,
    role: isWord,
    index: isCount,
    wild: isCounts,
  },
);
const isEvent = object(
  { kind: isWord },
  {
    seat: isCount,
    card: isWord,
    source: isWord,
    target: isWord,
    stands_for: isWord,
    count: isPoints,
    cards: isWords,
  },
);
const isResult = object({ how: isWord, winners: isCounts, left: isCounts });

/** What a table may say. @type {Record<string, Check>} */
const KINDS = {
  seated: object({ seat: isCount, game: isWord, rules: isRules, players: list(isSitter) }, { token: isWord }),
  show: object(
    {
      number: isCount,
      rules: isRules,
      seat: isCount,
      seats: isCount,
      turn: isCounts,
      moves: list(isMove),
      piles: list(isPile),
      events: list(isEvent),
      result: (value) => value === null || isResult(value),
    },
    {
      scores: list(isPoints),
      deal: isCount,
      undo: isSwitch,
      partners: isCounts,
      since: isCount,
      deadlines: list(object({ number: isCount, seconds: isCount })),
      free: isFree,
      ahead: isFree,
      may: list(isMove),
      notes: list(object({ key: isWord }, { number: isCount, most: isCount, move: isWord })),
    },
  ),
  refused: object({ code: isName }, { particulars: isFacts }),
  answered: object({
    what: (value) => QUESTIONS.includes(value),
    about: isRules,
    number: isCount,
    answer: object({ codes: list(list(isName)), facts: isFacts, move: isWord }),
  }),
  said: object({ seat: isCount, text: isText }, { to: isCount }),
  bye: object({}, { code: isName, particulars: isFacts }),
  proved: object({ nonce: isDigits, proof: isDigits }),
};

/** The message in a frame of the table, null for what is none. @param {string} frame @returns {any} */
export function readFrame(frame) {
  try {
    const { kind, ...body } = JSON.parse(frame);
    if (!Object.hasOwn(KINDS, kind) || !KINDS[kind](body)) return null;
    const message = { kind, ...body };
    switch (kind) {
      case "seated":
        for (const player of body.players) player.name = cleaned(player.name, MAX_NAME);
        return body.players.length <= MAX_SEATS && body.seat < body.players.length ? message : null;
      case "show":
        return areThere(body) ? message : null;
      case "said":
        return { ...message, text: cleaned(body.text, MAX_TEXT) };
      case "refused":
      case "bye":
        return { kind, code: body.code ?? "left", particulars: cleanedFacts(body.particulars ?? {}) };
      case "answered":
        body.answer.facts = cleanedFacts(body.answer.facts);
    }
    return message;
  } catch {
    return null;
  }
}

/** Whether the seats that a position names are at its table. @param {any} view */
function areThere({ seat, seats, turn, partners, piles, events, result }) {
  const named = [seat, ...turn, ...(partners ?? []), ...(result?.winners ?? [])];
  for (const each of [...piles, ...events]) named.push(each.seat ?? 0);
  return seats <= MAX_SEATS && named.every((each) => each < seats);
}

/** What goes into sentences. @param {Record<string, any>} facts */
function cleanedFacts(facts) {
  const limit = (/** @type {string} */ name) => (name === "rules" ? MAX_RULES : MAX_TEXT);
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, isText(fact) ? cleaned(fact, limit(name)) : fact]),
  );
}
