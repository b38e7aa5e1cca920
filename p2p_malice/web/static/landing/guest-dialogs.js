// What a guest's page rarely shows: codes at another time than the first, another tab, the end.

import "../words/connecting-words.js";
import { errorWords, read } from "../codes/connection-code.js";
import { showPage } from "../dom/dom.js";
import { codeOf, note } from "./met.js";
import { forgetLink, inviterOf, MAX_NAME, pageWith, playAddress } from "./invitation.js";
import { forgetSeat, friends, keptSeat } from "../state/seat-store.js";
import { cleaned } from "../words/sanitize.js";
import { askForCode, sharing } from "../codes/share.js";
import { TABLE_LOCK } from "../table/tab-lock.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "../words/ask.js";
import { called, words } from "../words/catalogue.js";

/** @typedef {import("./way.js").Way} Way */

/** The code by which a seat goes on at another device: its number, its token, its player and the invitation. */
const SEAT = /^SEAT1-(\d)\.([0-9a-f]{32})\.([^.]*)\.(.+)$/s;

/** Show how to play on at another device: whoever has the link has the seat. @param {Way["seat"]} seat */
export async function showHandOver({ place, token, name, invitation }) {
  const link = pageWith(`SEAT1-${place}.${token}.${encodeURIComponent(name).replaceAll(".", "%2E")}.${invitation}`);
  const content = html`<p>${words("another-device-how")}</p>${sharing(link, link, { send: "reply-send", main: "copy" })}`;
  await ask(words("another-device"), content);
}

/** Go on at the seat of a link from another device, once that is confirmed. @param {Way} page
 * @param {string} linked @param {Way["seat"] | null} game the seat that is kept here */
export async function takeSeat(page, linked, game) {
  const [, place, token, name, invitation] = SEAT.exec(linked) ?? [];
  forgetLink();
  const text = game && game.token !== token ? words("switch-game", { friends: friends(game) }) : "";
  const choices = { use: words("return-back"), "": words("ask-watch-no") };
  // Nobody is contacted before a tap: whoever made the link may be anybody.
  if ((await ask(words("another-device"), text, choices)) !== "use") return page.open();
  try {
    read(invitation ?? "", { expected: "invitation" });
  } catch (error) {
    return (await import("./paste-form.js")).showStart(page, errorWords(error), "");
  }
  const seat = { invitation, name: decoded(name), token, place: Number(place), players: [] };
  await page.comeBack(seat, { ...seat, invitation: "" });
}

/** @param {string} name */
function decoded(name) {
  try {
    return cleaned(decodeURIComponent(name), MAX_NAME);
  } catch {
    return "";
  }
}

/** A link was opened where a game, or the way to it, is already under way. @param {Way} page
 * @param {string} invitation */
export async function askToSwitch(page, invitation) {
  const { name } = page.seat;
  // Before the cards, there is no seat to lose: the host may have made the table anew.
  const isPlaying = Boolean(page.player?.view);
  const text = isPlaying ? words("switch-game", { friends: friends(page.seat) }) : words("switch-waiting");
  const choices = { "": words("switch-ignore"), use: words("page-use") };
  if ((await ask(words("paste-new-title"), text, choices)) !== "use") {
    forgetLink();
    return;
  }
  await (isPlaying ? useNewCode(page, invitation) : page.join(invitation, name));
}

/** What asks the host for a new invitation, by a message that only has to be sent. @param {Way} page
 * @param {"send" | ""} [main] "" where something else comes first */
function asking(page, main = "send") {
  const name = inviterOf(page.seat.invitation) || friends(page.seat);
  return sharing(words("ask-host-message"), "", { send: "ask-host-send", name, main });
}

/** Have a new invitation pasted. @param {Way} page */
export async function askNewCode(page) {
  const code = await askForCode(3, html`${words("ask-host")}${asking(page, "")}`);
  if (code !== null) await useNewCode(page, code);
}

/** Go on at the same table by another invitation. @param {Way} page @param {string} pasted */
async function useNewCode(page, pasted) {
  try {
    read(pasted, { expected: "invitation" });
  } catch (error) {
    await ask(words("switch-not"), errorWords(error));
    return;
  }
  await page.comeBack({ ...page.seat, invitation: pasted, candidates: [], key: "" }, page.seat);
}

const TAKEN_WITHIN = 1000;

/** A reply was opened here, but the table that waits for it is elsewhere: in another tab, or on a machine of the host's.
 * @param {HTMLElement} root @param {string} reply */
export async function showReply(root, reply) {
  if (await isTaken(reply)) {
    const [title, how] = [words("reply-arrived"), words("reply-arrived-how")];
    return showPage(root, html`<div class="card-form"><h1>${title}</h1><p role="status">${how}</p></div>`);
  }
  const play = playAddress();
  const table = html`<p>${words("reply-table")}</p><a href=${play} class="button">${words("reply-to-table")}</a>`;
  const card = html`<div class="card-form"><h1>${words("reply-title")}</h1><p>${words("reply-how")}</p>
    ${sharing(reply, pageWith(reply), { send: "reply-send", main: "copy" })}${play ? table : nothing}</div>`;
  showPage(root, card);
}

/** Whether a table in another tab takes the reply. @param {string} reply @returns {Promise<boolean>} */
function isTaken(reply) {
  const tabs = new BroadcastChannel(TABLE_LOCK);
  const answer = new Promise((resolve) => {
    tabs.onmessage = ({ data }) => data === "taken" && resolve(true);
    setTimeout(() => resolve(false), TAKEN_WITHIN);
  });
  tabs.postMessage({ reply });
  return answer.finally(() => tabs.close());
}

/** The seat is at a page's table, to which only another code leads. @param {Way} page */
export function showNeedsCode(page) {
  page.link?.drop();
  page.link = null;
  const card = html`<div class="card-form"><h1>${words("return-seat")}</h1>
    <p role="status">${words("return-by-code", { friends: friends(page.seat) })}</p>${asking(page)}
    <button type="button" @click=${() => askNewCode(page)}>${words("call-paste-another")}</button>
    <button type="button" @click=${() => page.stop()}>${words("page-stop")}</button></div>`;
  showPage(page.root, card);
}

/** Another tab has the seat. @param {HTMLElement} root @param {(() => void) | null} takeOver null where none can */
export function showElsewhere(root, takeOver) {
  const here = html`<button type="button" class="main" @click=${takeOver}>${words("tab-here")}</button>`;
  const about = words(takeOver ? "tab-about" : "tab-about-page");
  const card = html`<div class="card-form"><h1>${words("tab-title")}</h1><p>${about}</p>${takeOver ? here : nothing}</div>`;
  showPage(root, card);
}

/** What the person wants of a game that isn't over, "" to play on. Who leaves for good has no seat there any more.
 * @param {Way} page */
export async function askToLeave({ needsCode, link }) {
  const choices = { "": words("table-play-on"), away: words("table-leave"), gone: words("leave-for-good") };
  const kept = words(needsCode ? "guest-leave-page" : "guest-leave");
  const answer = await ask(words("table-leave-title"), kept, choices);
  if (answer !== "gone") return answer;
  // Only what can't be had back is red.
  const gone = await ask(words("leave-for-good"), words("leave-sure"), {
    "": words("table-play-on"),
    leave: words("leave-for-good"),
  });
  if (!gone) return "";
  link?.send(JSON.stringify({ kind: "bye", code: answer }));
  await forgetSeat();
  return answer;
}

/** Whoever looks on at a table has no seat there any more; a page that is loaded again goes on looking.
 * @param {Way["seat"]} seat by what way they came there @param {import("../table/player.js").Player} player */
export async function noteWatching(seat, player) {
  const { invitation, name } = seat;
  history.replaceState({ watches: name }, "");
  note(seat, player);
  const kept = await keptSeat();
  if (kept && codeOf(kept.invitation) === codeOf(invitation)) await forgetSeat();
}

/** Somebody for whom there is no seat may look on instead, or ask for that of whoever has left.
 * @param {Way} page @param {{ left?: unknown, seat?: unknown, game?: unknown }} refused */
export async function askToWatch(page, { left, seat, game }) {
  const name = typeof left === "string" ? cleaned(left, MAX_NAME) : "";
  const take = words("take-seat", { name });
  const playing = called(`game-${game}`, "");
  const said = (/** @type {"ask-take" | "ask-watch"} */ key) => {
    const asks = words(key, { name });
    return playing ? words("ask-playing", { game: playing, asks }) : asks;
  };
  const others = { watch: words("ask-watch-yes"), "": words("ask-watch-no") };
  const answer = await (name ? ask(take, said("ask-take"), { take, ...others }) : ask(said("ask-watch"), "", others));
  page.watches = answer !== "";
  if (!answer) return page.stop();
  if (page.link) await page.hello(page.link);
  if (answer === "take") page.link?.send(JSON.stringify({ kind: "take", seat }));
}

/** The talk has ended before the game. @param {Way} page @param {string} reason
 * @param {boolean} isGone whether nobody comes back to that seat from here */
export async function tellEnd(page, reason, isGone) {
  page.player?.table.change({ heading: words("guest-closed-title") });
  if (page.watches) return tellWatcher(page, reason);
  if (isGone) return ask(words("guest-closed-title"), reason);
  const choices = { code: words("guest-closed-paste"), "": words("page-close") };
  const about = [words("guest-closed", { reason }), asking(page)];
  const answer = await ask(words("guest-closed-title"), about, choices);
  if (answer === "code") await askNewCode(page);
}

/** Over the table at which nothing is to be seen any more, who has closed it, and what one may do then.
 * @param {Way} page @param {string} reason */
function tellWatcher({ player, seat }, reason) {
  const { table } = /** @type {import("../table/player.js").Player} */ (player);
  const name = table.state.host || inviterOf(seat.invitation) || "none";
  const why = reason === words("table-closed") ? words("ending-closed", { name }) : reason;
  const leave = words(playAddress() ? "guest-own-game" : "table-leave");
  const over = html`<section class="ending"><div class="outcome" role="alert"><h2>${why}</h2><div class="buttons"><button
    type="button" class="main" @click=${table.state.leave}>${leave}</button></div></div></section>`;
  table.change({ over });
}
