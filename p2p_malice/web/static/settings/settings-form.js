// The settings of this page as fields of a form.

import "../words/extra-words.js";
import { choiceOf } from "./back-picker.js";
import { make } from "../dom/dom.js";
import { THEMES, VOLUMES } from "./settings.js";
import { knows, words } from "../words/catalogue.js";

const PAUSES = [0, 0.3, 0.6, 1, 2];

/** Fields to change them, what keeps the changes, and what forgets them. @param {import("./settings.js").Settings} settings */
export function settingsForm(settings) {
  const theme = make("select", { id: "theme" });
  for (const value of THEMES) {
    theme.append(make("option", { value, selected: value === settings.theme }, words(`settings-theme-${value}`)));
  }
  const pause = make("select", { id: "pause" });
  for (const value of PAUSES) {
    const text = words("settings-seconds", { seconds: value });
    pause.append(make("option", { value: String(value), selected: value === settings.pause }, text));
  }
  const volume = make("select", { id: "volume" });
  for (const value of VOLUMES) {
    volume.append(make("option", { value, selected: value === settings.volume }, words(`settings-volume-${value}`)));
  }
  const box = (/** @type {string} */ id, /** @type {boolean} */ checked) =>
    make("input", { type: "checkbox", id, checked });
  const [vibrate, autoplay, explain, notify] = [
    box("vibrate", settings.vibrate),
    box("autoplay", settings.autoplay),
    box("explain", settings.explain),
    box("notify", settings.notify),
  ];
  const line = (/** @type {HTMLElement} */ field) =>
    make("div", { className: "field" }, make("label", { for: field.id }, words(`settings-${field.id}`)), field);
  autoplay.setAttribute("aria-describedby", "autoplay-how");
  const how = () => make("small", { id: "autoplay-how" }, words("settings-autoplay-how"));
  notify.addEventListener("change", () => {
    if (notify.checked && "Notification" in window) Notification.requestPermission().catch(() => {});
  });
  const [felt, back] = [choiceOf(settings, "felt"), choiceOf(settings, "back")];
  const form = make(
    "div",
    { className: "form" },
    line(theme),
    felt.field,
    back.field,
    line(pause),
    ...(knows("settings-autoplay-how") ? [line(autoplay), how()] : []),
    line(explain),
    line(volume),
    ...("vibrate" in navigator ? [line(vibrate)] : []),
    line(notify),
  );
  const keep = () => {
    Object.assign(settings, { theme: theme.value, pause: Number(pause.value), volume: volume.value });
    Object.assign(settings, { vibrate: vibrate.checked, autoplay: autoplay.checked, notify: notify.checked });
    settings.explain = explain.checked;
    settings.keep();
  };
  theme.addEventListener("change", () => {
    settings.theme = theme.value;
    settings.apply();
  });
  const before = settings.theme;
  const forget = () => {
    settings.theme = before;
    felt.forget();
    back.forget();
  };
  return { form, keep, forget };
}
