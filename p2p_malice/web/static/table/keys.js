// The keys of a keyboard.

/** What a key may stand for, whatever its layout writes and whether capitals are locked: a letter is one with Shift only,
 * and what is no letter here counts by its place. @param {KeyboardEvent} event */
export function readingsOf({ key, code, shiftKey }) {
  const isLetter = /^[a-z]$/i.test(key);
  const letter = isLetter ? key : (/^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? "");
  return [isLetter ? "" : key, shiftKey ? letter.toUpperCase() : "", letter.toLowerCase()].filter(Boolean);
}
