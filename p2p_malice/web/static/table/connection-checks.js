// By which cards the people at both ends of a connection can tell that nobody is in between; behind More.

import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** Those of each connection, by who is at the other end. @param {import("../state/state.js").State} state */
export function connectionChecks({ hosts, sitters, checks, host, ownCheck }) {
  const all = hosts ? sitters.map(({ name }, seat) => [name, checks[seat]]) : [[host || "none", ownCheck()]];
  const lines = all
    .filter(([, cards]) => cards)
    .map(([name, cards]) => html`<p>${words("check-cards", { name, cards: cards.replaceAll(" ", "\u00a0") })}</p>`);
  if (!lines.length) return nothing;
  return html`<details><summary>${words("check-cards-title")}</summary>${lines}<p>${words("check-cards-how")}</p></details>`;
}
