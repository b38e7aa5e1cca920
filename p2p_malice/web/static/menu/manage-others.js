// What whoever hosts may do about the others at the table: let them look on, and send them away.

import { html } from "../vendor/lit-html.js";
import { ask, closing } from "../words/ask.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../table/table.js").Table} Table */

/** Who may look on and take computers' seats, and everybody who can be sent away; players only after a question.
 * @param {Table} table @param {number[]} here the seats of this screen */
export function others(table, here) {
  const { state } = table;
  const allowed = { watch: state.allows.includes("watch"), seats: state.allows.includes("seats") };
  const box = (/** @type {"watch" | "seats"} */ what) => {
    const change = (/** @type {any} */ { target }) => {
      allowed[what] = target.checked;
      table.send({ kind: "allow", ...allowed });
    };
    return html`<label class="switch"><input type="checkbox" ?checked=${allowed[what]} @change=${change}> <span>${words(`allow-${what}`)}</span></label>`;
  };
  const button = (/** @type {string} */ said, /** @type {() => void} */ act) => {
    const then = (/** @type {Event} */ event) => {
      closing("")(event);
      act();
    };
    return html`<button type="button" @click=${then}>${said}</button>`;
  };
  const away = (/** @type {string} */ name, /** @type {() => void} */ act) => button(words("dismiss", { name }), act);
  const players = state.sitters.flatMap(({ name, computer, present }, seat) =>
    !name || here.includes(seat) || (computer && present)
      ? []
      : [
          away(name, async () => {
            const choices = { "": words("page-cancel"), yes: words("dismiss", { name }) };
            const answer = await ask(
              words("dismiss", { name }),
              words("dismiss-sure", { name, over: state.view?.result ? "yes" : "no" }),
              choices,
            );
            if (answer === "yes") table.send({ kind: "dismiss", seat });
          }),
        ],
  );
  const spectators = state.spectators.map((name) => away(name, () => table.send({ kind: "dismiss", spectator: name })));
  return html`<h3>${words("watching-title")}</h3>${box("watch")}${box("seats")}<div class="buttons">${asking(table).map(({ gives, give }) => button(gives, give))}${players}${spectators}</div>`;
}

/** What gives the seat of a player who has left to each who asks for it, and what that is called. @param {Table} table */
function asking({ state, send }) {
  const seat = state.view?.result ? -1 : state.sitters.findIndex(({ left }) => left);
  const asks = seat < 0 ? [] : state.asks;
  return asks.map((name) => {
    const give = () => send({ kind: "take", seat, spectator: name });
    return { gives: words("give-seat", { name, other: state.sitters[seat]?.name ?? "" }), give };
  });
}
