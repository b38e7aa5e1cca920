// Where a line that has dots between its parts may end.

/** Characters that stay in one line. */
const SHORT = 20;

/** Between two dots, what is short stays together; no line begins with a dot. @param {string} line */
export const unbroken = (line) =>
  line
    .split(" · ")
    .map((each) => (each.length < SHORT ? each.replaceAll(" ", "\u00a0") : each))
    .join("\u00a0· ");
