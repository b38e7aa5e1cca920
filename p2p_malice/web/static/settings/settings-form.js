// The settings of this page as fields of a form.

import "../cards/court-art.js";
import "../words/extra-words.js";
import { BACKS, FELTS, THEMES, VOLUMES } from "./settings.js";
import { html, nothing } from "../vendor/lit-html.js";
import { knows, words } from "../words/catalogue.js";

const PAUSES = [0, 0.3, 0.6, 1, 2];

/** Fields to change them, what keeps the changes, and what forgets them. @param {import("./settings.js").Settings} settings */
export function settingsForm(settings) {
  const { theme, felt, back, pause, volume, vibrate, autoplay, explain, notify, awake } = settings;
  const [seen, drafted] = [
    { theme, felt, back },
    { pause, volume, vibrate, autoplay, explain, notify, awake },
  ];
  // What is seen on the page is seen at once.
  const look = (/** @type {Partial<typeof seen>} */ part) => Object.assign(settings, part).apply();
  const line = (/** @type {string} */ id, /** @type {unknown} */ field) =>
    html`<div class="field"><label for=${id}>${words(`settings-${id}`)}</label>${field}</div>`;
  const select = (/** @type {"theme" | "pause" | "volume"} */ id, /** @type {(string | number)[]} */ values) => {
    const options = values.map((value) => {
      const said = id === "pause" ? words("settings-seconds", { seconds: value }) : words(`settings-${id}-${value}`);
      return html`<option value=${value} ?selected=${value === settings[id]}>${said}</option>`;
    });
    const choose = (/** @type {any} */ { target }) => {
      const part = { [id]: values[target.selectedIndex] };
      return id === "theme" ? look(part) : Object.assign(drafted, part);
    };
    return line(id, html`<select id=${id} @change=${choose}>${options}</select>`);
  };
  const box = (/** @type {"vibrate" | "autoplay" | "explain" | "notify" | "awake"} */ id, described = "") => {
    const choose = (/** @type {any} */ { target }) => {
      drafted[id] = target.checked;
      if (id === "notify" && drafted.notify && "Notification" in window)
        Notification.requestPermission().catch(() => {});
    };
    const how = described ? html`<small id=${described}>${words(`settings-${described}`)}</small>` : nothing;
    return html`${line(
      id,
      html`<input type="checkbox" id=${id} ?checked=${settings[id]}
      aria-describedby=${described || nothing} @change=${choose}>`,
    )}${how}`;
  };
  // Each choice at once on the table: the backs of cards and the felts, as little cards and patches.
  const patches = (/** @type {"back" | "felt"} */ what, /** @type {string[]} */ values) =>
    html`<fieldset class="backs"><legend>${words(`settings-${what}`)}</legend>${values.map(
      (value) => html`<input type="radio" name=${what} value=${value} ?checked=${value === settings[what]}
        class=${what === "back" ? "card down" : "patch"} data-back=${what === "back" ? value : nothing}
        data-felt=${what === "felt" ? value : nothing}
        aria-label=${what === "back" ? words("back-name", { back: value }) : words("felt-name", { felt: value })}
        @change=${() => look({ [what]: value })}>`,
    )}</fieldset>`;
  const form = html`<div class="form">${select("theme", THEMES)}${patches("felt", FELTS)}${patches("back", BACKS)}
    ${select("pause", PAUSES)}${knows("settings-autoplay-how") ? box("autoplay", "autoplay-how") : nothing}
    ${box("explain")}${select("volume", VOLUMES)}${"vibrate" in navigator ? box("vibrate") : nothing}
    ${box("notify")}${"wakeLock" in navigator ? box("awake") : nothing}</div>`;
  return { form, keep: () => Object.assign(settings, drafted).keep(), forget: () => look(seen) };
}
