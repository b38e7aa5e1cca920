// The boards: which one a game is played on. One is loaded when a table is opened, and the usual one ahead of that.

/** @typedef {import("../shell/table.js").BoardOf} BoardOf */

/** The board of the game of that name. @type {BoardOf} */
export async function boardOf(game) {
  const { Board } = await (game === "malice" ? import("./malice/board.js") : import("./default/board.js"));
  return Board;
}

/** Have the board at hand that is most likely needed. */
export const boardAhead = () => boardOf("malice");
