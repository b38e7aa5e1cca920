// How this page looks and behaves, kept on this device.

import { make } from "./dom.js";
import { words } from "./words.js";

const KEY = "p2p-malice settings";
const THEMES = ["dark", "light", "contrast"];
const PAUSES = [0, 0.3, 0.6, 1, 2];

export class Settings {
  constructor() {
    this.name = "";
    this.theme = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "dark";
    this.sound = false;
    this.autoplay = true;
    this.notify = false;
    this.pause = 0.6;
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      if (typeof kept.name === "string") this.name = kept.name.slice(0, 24);
      if (THEMES.includes(kept.theme)) this.theme = kept.theme;
      for (const each of /** @type {const} */ (["sound", "autoplay", "notify"])) {
        if (typeof kept[each] === "boolean") this[each] = kept[each];
      }
      if (typeof kept.pause === "number" && kept.pause >= 0 && kept.pause <= 5) this.pause = kept.pause;
    } catch {
      // Nothing was kept, or nothing can be.
    }
    this.apply();
  }

  apply() {
    document.documentElement.dataset.theme = this.theme;
  }

  keep() {
    this.apply();
    const { name, theme, sound, autoplay, notify, pause } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ name, theme, sound, autoplay, notify, pause }));
    } catch {
      // A private window keeps nothing.
    }
  }

  /** Fields to change them, what keeps the changes, and what forgets them. */
  form() {
    const theme = make("select", { id: "theme" });
    for (const value of THEMES) {
      theme.append(make("option", { value, selected: value === this.theme }, words(`settings-theme-${value}`)));
    }
    const pause = make("select", { id: "pause" });
    for (const value of PAUSES) {
      const text = words("settings-seconds", { seconds: value });
      pause.append(make("option", { value: String(value), selected: value === this.pause }, text));
    }
    const box = (/** @type {string} */ id, /** @type {boolean} */ checked) =>
      make("input", { type: "checkbox", id, checked });
    const [sound, autoplay, notify] = [
      box("sound", this.sound),
      box("autoplay", this.autoplay),
      box("notify", this.notify),
    ];
    const line = (/** @type {HTMLElement} */ field) =>
      make("div", { className: "field" }, make("label", { for: field.id }, words(`settings-${field.id}`)), field);
    autoplay.setAttribute("aria-describedby", "autoplay-how");
    notify.addEventListener("change", () => {
      if (notify.checked && "Notification" in window) Notification.requestPermission().catch(() => {});
    });
    const form = make(
      "div",
      { className: "form" },
      line(theme),
      line(pause),
      line(autoplay),
      make("small", { id: "autoplay-how" }, words("settings-autoplay-how")),
      line(sound),
      line(notify),
    );
    const keep = () => {
      Object.assign(this, { theme: theme.value, pause: Number(pause.value), sound: sound.checked });
      Object.assign(this, { autoplay: autoplay.checked, notify: notify.checked });
      this.keep();
    };
    theme.addEventListener("change", () => {
      this.theme = theme.value;
      this.apply();
    });
    const before = this.theme;
    const forget = () => {
      this.theme = before;
      this.apply();
    };
    return { form, keep, forget };
  }
}
