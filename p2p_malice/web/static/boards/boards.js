// The boards: which one a game is played on. One is loaded when a table is opened, and the usual one ahead of that.

import { looks } from "../shell/looks.js";

/** @typedef {import("../shell/table.js").BoardOf} BoardOf */

/** The board of the game of that name. @type {BoardOf} */
export async function boardOf(game) {
  const [board, own] =
    game === "malice"
      ? [import("./malice/board.js"), "boards/malice/style.css"]
      : [import("./default/board.js"), "boards/default/style.css"];
  const [{ Board }] = await Promise.all([board, looks(own)]);
  return Board;
}

/** Have the board at hand that is most likely needed. */
export const boardAhead = () => boardOf("malice");
