// The settings of this page as fields of a form.

import { figure } from "../cards/court-art.js";
import "../players/avatar-art.js";
import { initialsOf } from "../players/avatars.js";
import { avatarOf } from "../players/person-line.js";
import "../words/extra-words.js";
import { loadStylesheet } from "../dom/stylesheet.js";
import { closedLooks, nearness } from "./earned-looks.js";
import { DRAWN, VOLUMES } from "./settings.js";
import { html, nothing } from "../vendor/lit-html.js";
import { knows, words } from "../words/catalogue.js";

const THEMES = ["auto", "dark", "light", "contrast"];
const BACKS = ["lattice", "diamonds", "medallion", "stars", "fox", "moth", "peacock", "compass"];
const AVATARS = ["fox", "owl", "cat", "bear", "hare", "frog", "octopus", "whale", "crow", "hedgehog", "moth", "dragon"];
const CARD_FACES = ["classic", "large"];
const FELTS = [...DRAWN, "green", "blue", "red", "grey"];
const PAUSES = [0, 0.3, 0.6, 1, 2];

if (globalThis.document) loadStylesheet("settings/style.css").catch(() => {});

/** Fields to change them, what keeps the changes, and what forgets them.
 * @param {import("./settings.js").Settings} settings @param {string} [name] whose initials stand for who has no avatar */
export function settingsForm(settings, name = settings.name) {
  import("../table-art/table-art.js").then(({ drawPatches }) => drawPatches()).catch(() => {});
  const { theme, felt, back, cardFace, avatar, pause, volume, vibrate, autoplay, explain, notify, awake } = settings;
  const [seen, drafted] = [
    { theme, felt, back, cardFace, avatar },
    { pause, volume, vibrate, autoplay, explain, notify, awake },
  ];
  const line = (/** @type {string} */ id, /** @type {unknown} */ field) =>
    html`<div class="field"><label for=${id}>${words(`settings-${id}`)}</label>${field}</div>`;
  const select = (/** @type {"theme" | "pause" | "volume"} */ id, /** @type {(string | number)[]} */ values) => {
    const options = values.map((value) => {
      const said = id === "pause" ? words("settings-seconds", { seconds: value }) : words(`settings-${id}-${value}`);
      return html`<option value=${value} ?selected=${value === settings[id]}>${said}</option>`;
    });
    const choose = (/** @type {any} */ { target }) => {
      const part = { [id]: values[target.selectedIndex] };
      return id === "theme" ? look(settings, part) : Object.assign(drafted, part);
    };
    return line(id, html`<select id=${id} @change=${choose}>${options}</select>`);
  };
  const box = (/** @type {"vibrate" | "autoplay" | "explain" | "notify" | "awake"} */ id, described = "") => {
    const choose = (/** @type {any} */ { target }) => {
      drafted[id] = target.checked;
      if (id === "notify" && drafted.notify) Notification.requestPermission().catch(() => {});
    };
    const how = described ? html`<small id=${described}>${words(`settings-${described}`)}</small>` : nothing;
    return html`${line(
      id,
      html`<input type="checkbox" id=${id} ?checked=${settings[id]}
      aria-describedby=${described || nothing} @change=${choose}>`,
    )}${how}`;
  };
  const lookName = (/** @type {string} */ look) => words("look-name", { look });
  const patch = (/** @type {string} */ felt) =>
    DRAWN.includes(felt)
      ? html`<i class="patch drawn" .style=${`--table: var(--patch-${felt})`}></i>`
      : html`<i class="patch" data-felt=${felt}></i>`;
  const tables = samples(settings, "felt", FELTS, lookName, patch);
  const backs = samples(settings, "back", BACKS, lookName, (back) => html`<i class="card down" data-back=${back}></i>`);
  const faces = samples(settings, "cardFace", CARD_FACES, (face) => words("card-face-name", { face }), faceSample);
  const form = html`<div class="form">${select("theme", THEMES)}${tables}${faces}${backs}${animals(settings, name)}
    ${select("pause", PAUSES)}${knows("settings-autoplay-how") ? box("autoplay", "autoplay-how") : nothing}
    ${box("explain")}${select("volume", VOLUMES)}${"vibrate" in navigator ? box("vibrate") : nothing}
    ${"Notification" in window ? box("notify") : nothing}${"wakeLock" in navigator ? box("awake") : nothing}</div>`;
  return { form, keep: () => Object.assign(settings, drafted).keep(), forget: () => look(settings, seen) };
}

/** Choices of a look, each at once on the table, as it looks there; then those that are closed, each beside how it is earned.
 * @param {import("./settings.js").Settings} settings @param {"back" | "felt" | "cardFace" | "avatar"} what
 * @param {string[]} values @param {(value: string) => string} say @param {(value: string) => unknown} draw */
function samples(settings, what, values, say, draw) {
  const closed = closedLooks().filter((look) => look !== settings.felt && look !== settings.back);
  const shut = values.filter((value) => closed.includes(value));
  const condition = (/** @type {string} */ value) => {
    const [count, goal] = nearness(value) ?? [];
    const done = goal ? html` <b>${words("earn-progress", { count, goal })}</b>` : nothing;
    return html`<small id=${`closed-${value}`}>${words("look-closed", { look: value })}${done}</small>`;
  };
  // A guest's page has no trophies of its own. It is told once where they are.
  const where = shut.includes(closed[0]) ? html`<small>${words("look-closed-where")}</small>` : nothing;
  const sample = (/** @type {string} */ value, isShut = false) =>
    html`<label><input type="radio" name=${what} value=${value} ?checked=${value === settings[what]}
      ?disabled=${isShut} aria-describedby=${isShut ? `closed-${value}` : nothing}
      aria-label=${say(value)} @change=${() => look(settings, { [what]: value })}>${draw(value)}</label>`;
  return html`<fieldset class="samples"><legend>${words(`settings-${what}`)}</legend>${values
    .filter((value) => !shut.includes(value))
    .map((value) => sample(value))}${shut.map(
    (value) => html`<div class="closed">${sample(value, true)}${condition(value)}</div>`,
  )}${where}</fieldset>`;
}

/** What is seen on the page is seen at once. @param {import("./settings.js").Settings} settings
 * @param {Partial<import("./settings.js").Settings>} part */
const look = (settings, part) => Object.assign(settings, part).apply();

/** Animals that stand for the player. @param {import("./settings.js").Settings} settings @param {string} name */
function animals(settings, name) {
  const [letters] = initialsOf([name]);
  return samples(
    settings,
    "avatar",
    ["", ...AVATARS],
    (animal) => words("avatar-name", { animal }),
    (animal) => avatarOf(letters, 0, animal),
  );
}

/** The player's own picture alone, as `settingsForm`. @param {import("./settings.js").Settings} settings @param {string} name */
export function avatarForm(settings, name) {
  const { avatar } = settings;
  return { form: animals(settings, name), keep: () => settings.keep(), forget: () => look(settings, { avatar }) };
}

/** A ten and a king that look so. @param {string} face one of `CARD_FACES` */
const faceSample = (face) =>
  html`<i class="pair">${[
    ["10", "diamond", ""],
    ["K", "heart", "Kh"],
  ].map(
    ([rank, suit, text]) =>
      html`<i class=${`card face ${suit}`} data-card-face=${face} data-figure=${text || nothing}>${text ? figure(text) : nothing}<span
        class="first">${rank}<i></i></span><span class="middle">${text ? html`<b>${rank}</b>` : nothing}<i></i></span><span
        class="last">${rank}<i></i></span></i>`,
  )}</i>`;
