// The tables at which somebody has sat here: what a guest knows of a host who invites them again, or by an old link.

import "../words/connecting-words.js";
import { GAMES } from "../boards/boards.js";
import { keep, kept } from "../dom/storage.js";
import { friends } from "../state/seat-store.js";
import { listed } from "../state/sentences.js";
import { sharing } from "../codes/share.js";
import { html, nothing } from "../vendor/lit-html.js";
import { called, words } from "../words/catalogue.js";
import { forgetLink, inviterOf } from "./invitation.js";

/** A table: the invitation that led there, when it was seen last, in milliseconds, what was played there then, how many
 * games each has won there, by name, and whether it `counts` those of other evenings.
 * @typedef {{invitation: string, at: number, game: string, score?: Record<string, number>, counts?: boolean}} Met */

/** Tables that are remembered, the last of them. */
const MOST = 30;
/** From then on, in milliseconds, a table may be over. */
const OLD = 12 * 3600_000;

/** @param {any} each */
const isRight = ({ invitation, at, game, score = {} }) =>
  [invitation, game].every((text) => typeof text === "string") && [at, ...Object.values(score)].every(Number.isInteger);

/** @returns {Met[]} */
const allMet = () => kept("met", [], (/** @type {any[]} */ all) => (all.every(isRight) ? all : []));

/** The code in an invitation, without what stands behind it. @param {string} invitation */
export const codeOf = (invitation) => /MDW\d-[\w-]+/i.exec(invitation)?.[0] ?? invitation;

/** Remember the table at which the player sits, or has sat, and who has won there. @param {import("./way.js").Seat} seat
 * @param {import("../table/player.js").Player} player */
export function note({ invitation }, player) {
  const host = inviterOf(invitation);
  if (!host) return;
  const { state } = player.table;
  const all = allMet();
  const known = all.find((each) => codeOf(each.invitation) === codeOf(invitation));
  // Whoever has only looked on there has played with nobody.
  if (player.watches && !known) return;
  const { sitters, former, earlier, game } = state;
  // Somebody who is away is a person, whoever plays for them.
  const people = [
    ...sitters.filter((each) => !(each.computer && each.present)),
    ...former.filter((each) => !each.computer),
  ];
  const score = Object.fromEntries(people.map(({ name, won = 0 }) => [name, won]));
  const met = { invitation, at: Date.now(), game, score, counts: earlier > 0 };
  keep("met", [...all.filter((each) => each !== known), met].slice(-MOST));
}

/** The tables at which this host was met, the last of them at the end. @param {string} invitation */
function tablesOf(invitation) {
  const name = inviterOf(invitation);
  const tables = allMet().filter((each) => name && inviterOf(each.invitation) === name);
  const known = tables.find((each) => codeOf(each.invitation) === codeOf(invitation));
  return { name, tables, known, newest: tables.at(-1), isOld: known && Date.now() - known.at > OLD };
}

/** Whether the player has sat at the table of that invitation. @param {string} invitation */
export const isMet = (invitation) => tablesOf(invitation).known !== undefined;

/** What was played last at the table of that invitation, as people call it: "" for the usual game, undefined where
 * nobody has sat there. @param {string} invitation */
export function lastGame(invitation) {
  const { known } = tablesOf(invitation);
  return known && (known.game === GAMES[0] ? "" : called(`game-${known.game}`, ""));
}

/** What is said to somebody who was invited: that they know the host, and whether the link is an old one.
 * @param {string} invitation */
export function metHost(invitation) {
  const { name, tables } = tablesOf(invitation);
  if (!tables.length) return nothing;
  /** @type {Record<string, number>} */
  let all = {};
  for (const { score = {}, counts } of tables) {
    if (counts) all = {};
    for (const each of Object.keys(score)) all[each] = (all[each] ?? 0) + score[each];
  }
  const sorted = Object.entries(all).sort((one, other) => other[1] - one[1]);
  const counts = listed(sorted.map(([each, won]) => `${each}\u00a0${won}`));
  return html`${line(words(sorted[0]?.[1] ? "met-wins" : "met", { name, counts }))}${oldLink(invitation)}`;
}

/** What is said of an invitation that led to a table long ago, and what leads to the host's latest one; that also where
 * the table may be over already. @param {string} invitation */
export function oldLink(invitation, mayBeOver = false) {
  const { name, known, newest, isOld } = tablesOf(invitation);
  if (!known || !newest || !(isOld || mayBeOver)) return nothing;
  const { lang } = document.documentElement;
  const language = /^(en)?$/.test(lang) ? "en-GB" : `${lang}-u-nu-latn`;
  const said = new Date(known.at).toLocaleDateString(language, { day: "numeric", month: "long" });
  const date = said.replaceAll(" ", "\u00a0");
  const go = () => location.assign(`#${newest.invitation.split("#").at(-1)}`);
  const newer = html`<button type="button" class="newer" @click=${go}>${words("met-newer", { name })}</button>`;
  return html`${isOld ? line(words("met-old", { name, date })) : nothing}${newest === known ? nothing : newer}`;
}

/** @param {string} text */
const line = (text) => html`<p .style=${"text-align: center"}>${text}</p>`;

/** Where else there is to go: what asks the host for another invitation in place of an old one, and what leads back to the
 * game that was broken off. @param {import("./way.js").Way} page @param {string} invitation
 * @param {import("./way.js").Seat | null} game @param {boolean} mayBeOver whether the table may be over already: then
 * the first of these is the main button */
export function otherWays(page, invitation, game, mayBeOver = false) {
  const { name, known, newest, isOld } = tablesOf(invitation);
  const asking = () =>
    sharing(words("met-message"), "", { send: "ask-host-send", name, main: mayBeOver ? "send" : "" });
  const back = () => {
    forgetLink();
    page.open();
  };
  // Whoever joins the table of that game is back in their seat.
  const same =
    game &&
    html`<p>${words("landing-same")}</p><button type="button" @click=${back}>${words("landing-back", { friends: friends(game) })}</button>`;
  return html`${(isOld || mayBeOver) && newest === known ? asking() : nothing}${same ?? nothing}`;
}
