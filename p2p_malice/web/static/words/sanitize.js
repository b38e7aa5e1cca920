// Cleaning of words that come from outside, by the rules of protocol/sanitize.py: tests/vectors/words.json holds for both.

const ZWNJ = "\u200c";
const ZWJ = "\u200d";
const EMOJI_STYLE = "\ufe0f";

const BLANK = /[\t\n\r\u2800\u3164\uffa0\u{1d159}\u{13441}\u{13442}]/gu;
// biome-ignore lint/suspicious/noMisleadingCharacterClass: ranges of marks, each on its own
const UNSEEN = /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0e\ufffc\u{16fe4}\u{e0100}-\u{e01ef}]/gu;
const ACCENT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/u;
const MAX_ACCENTS = 2;
const MAX_MARKS = 4;

/** Scripts in which a joiner between two letters changes how they look. */
const JOINING =
  /[\u0620-\u074f\u0750-\u077f\u0870-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1807-\u18aa\ufb50-\ufdff\ufe70-\ufefc]/u;
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/u;
const SYMBOL = /\p{S}/u;

/** What a person wrote, on one line, without anything that cannot be seen. @param {unknown} text @param {number} limit */
export function cleaned(text, limit) {
  let before = Array.from(String(text ?? ""))
    .slice(0, limit * 8)
    .join("");
  for (;;) {
    const after = Array.from(cleanedOnce(before)).slice(0, limit).join("");
    if (after === before) return after;
    before = after;
  }
}

/** @param {string} text */
function cleanedOnce(text) {
  const shown = Array.from(text.replace(BLANK, " ").normalize("NFC").replace(UNSEEN, ""));
  /** @type {string[]} */
  const kept = [];
  let marks = 0;
  let accents = 0;
  for (const [at, character] of shown.entries()) {
    const before = kept.at(-1) ?? " ";
    if ([ZWNJ, ZWJ, EMOJI_STYLE].includes(character)) {
      if (isSeen(character, before, shown[at + 1] ?? " ")) kept.push(character);
    } else if (/\p{M}/u.test(character)) {
      marks += 1;
      accents += Number(ACCENT.test(character));
      if (before !== " " && marks <= MAX_MARKS && accents <= MAX_ACCENTS) kept.push(character);
    } else if (/\p{Z}/u.test(character)) {
      marks = accents = 0;
      if (before !== " ") kept.push(" ");
    } else if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) {
      marks = accents = 0;
      kept.push(character);
    }
  }
  return kept.join("").replace(/^ +| +$/g, "");
}

/** Whether a joiner, or the mark for the coloured form of a symbol, does anything between these two. */
function isSeen(/** @type {string} */ character, /** @type {string} */ before, /** @type {string} */ after) {
  if (character === EMOJI_STYLE) return SYMBOL.test(before);
  if (character === ZWJ && (SYMBOL.test(before) || before === EMOJI_STYLE)) return SYMBOL.test(after);
  return (JOINING.test(before) && JOINING.test(after)) || VIRAMA.test(before);
}
