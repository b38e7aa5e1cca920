// A player who has left, and for whom nobody plays yet.

import { words } from "../words/catalogue.js";

/** What those are told who only watch while everybody waits for somebody who has left; "" while nobody does.
 * @param {import("./state.js").State} state */
export function leftWords({ view, sitters }) {
  const sitter = view?.result ? undefined : sitters[view?.turn[0] ?? -1];
  return sitter?.left && !sitter.computer ? words("left-awaits", { name: sitter.name }) : "";
}
