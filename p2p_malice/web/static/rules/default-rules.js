// The sheet of the usual rules, as a table would answer. It is put in here when the page is served.

/** @type {import("./answers.js").Answer} */
export const DEFAULT_RULES = { codes: [], facts: {}, move: "" };
