// Who is who at a glance: a colour for each seat, and a letter or two of each name.

/** By seat: a colour, and that of the letters on it. Nine that are told apart by those who see fewer colours, too. */
const COLOURS = [
  ["#ff8f70", "#000"],
  ["#6ef7f7", "#000"],
  ["#cb2b0b", "#fff"],
  ["#b379ec", "#000"],
  ["#dffaa8", "#000"],
  ["#148f8f", "#000"],
  ["#590df2", "#fff"],
  ["#701020", "#fff"],
  ["#501070", "#fff"],
];

/** @param {number} seat @returns {string[]} its colour, and that of the letters on it */
export const coloursOf = (seat) => COLOURS[seat % COLOURS.length];

/** The first letter of each name; of names that begin alike, another letter as well. @param {string[]} names */
export function initialsOf(names) {
  const letters = names.map((name) => [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}\p{S}]/u.test(letter)));
  const isTaken = (/** @type {string} */ text, /** @type {number} */ at) =>
    letters.some((others, other) => other !== at && others[0] === letters[at][0] && others.includes(text, 1));
  return letters.map((own, at) => {
    const [first = "?", ...rest] = own;
    if (!letters.some((others, other) => other !== at && others[0] === first)) return first;
    return first + (rest.find((letter) => !isTaken(letter, at)) ?? rest.at(-1) ?? at + 1);
  });
}
