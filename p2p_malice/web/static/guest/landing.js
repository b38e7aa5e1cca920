// What a link leads to: who invites, to what, and how it is played. Nothing is sent before the person says so.

import { ask, button, make } from "../shell/dom.js";
import { fan } from "../shell/fan.js";
import { cleaned } from "../shell/names.js";
import { listed } from "../shell/telling.js";
import { words } from "../shell/words.js";

const MAX_NAME = 24;

/** The name behind the code of a link, "" for none. Whoever made the link chose it: it is only there to be read.
 * @param {string} linked what follows the # of the address */
export function inviterOf(linked) {
  try {
    return cleaned(decodeURIComponent(/~([^!~]*)/.exec(linked)?.[1] ?? ""), MAX_NAME);
  } catch {
    return "";
  }
}

/** What opens the rules. Which of them the host has chosen is only known at the table. */
export function rulesButton() {
  return button(words("landing-rules"), async () => {
    const [{ USUAL }, { sheetText }] = await Promise.all([import("./usual.js"), import("../shell/answers.js")]);
    const text = make("div", { className: "sheet-text" }, sheetText(USUAL));
    await ask(words("page-rules"), [make("p", {}, words("landing-rules-usual")), text]);
  });
}

/** What stands above the form of somebody who was invited. @param {string} inviter */
export const greeting = (inviter) => [
  fan(),
  make("h1", {}, words("landing-title", { name: inviter || "none" })),
  make("p", {}, words("landing-about")),
];

/** The others at the table of a seat, `none` without names. @param {import("./store.js").Seat} seat */
export const friends = (seat) => listed(seat.players.filter((name) => name && name !== seat.name)) || "none";

/** What a phone can scan: this page with the code, "" where no other device can open it. @param {string} code */
export const pageWith = (code) => (/^http/.test(location.protocol) ? `${location.href.split("#")[0]}#${code}` : "");
