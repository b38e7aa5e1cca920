// How this page looks and behaves, kept on this device.

import { keep, kept } from "../dom/storage.js";

export const THEMES = ["auto", "dark", "light", "contrast"];
/** What the backs of cards look like. */
export const BACKS = ["lattice", "diamonds", "medallion", "stars"];
/** The colours of the felt, but in high contrast. */
export const FELTS = ["green", "blue", "red", "grey"];
/** How loud sounds are. */
export const VOLUMES = ["off", "soft", "loud"];
const [MORE_CONTRAST, LIGHT] = ["(prefers-contrast: more)", "(prefers-color-scheme: light)"];

export class Settings {
  constructor() {
    this.name = "";
    /** One of `THEMES`; `auto` follows the device. */
    this.theme = "auto";
    /** One of `BACKS`. */
    this.back = BACKS[0];
    /** One of `FELTS`. */
    this.felt = FELTS[0];
    this.volume = "off";
    this.vibrate = true;
    this.autoplay = true;
    /** Whether what comes up for the first time is explained. */
    this.explain = true;
    this.notify = false;
    /** Whether the screen stays on while it is the turn of who plays here. */
    this.awake = true;
    /** Whether it was said once how sounds are switched on. */
    this.offered = false;
    this.pause = 0.6;
    /** What one tap at the table says: the face that was said last. */
    this.face = "👍";
    kept("settings", undefined, (own) => {
      if (typeof own.name === "string") this.name = own.name.slice(0, 24);
      if (THEMES.includes(own.theme)) this.theme = own.theme;
      if (BACKS.includes(own.back)) this.back = own.back;
      if (FELTS.includes(own.felt)) this.felt = own.felt;
      for (const each of /** @type {const} */ (["vibrate", "autoplay", "explain", "notify", "awake", "offered"])) {
        if (typeof own[each] === "boolean") this[each] = own[each];
      }
      if (VOLUMES.includes(own.volume)) this.volume = own.volume;
      if (typeof own.face === "string" && own.face.length < 8) this.face = own.face;
      if (typeof own.pause === "number" && own.pause >= 0 && own.pause <= 5) this.pause = own.pause;
    });
    this.apply();
    for (const query of [MORE_CONTRAST, LIGHT]) matchMedia(query).addEventListener("change", () => this.apply());
  }

  apply() {
    const is = (/** @type {string} */ query) => matchMedia(query).matches;
    const own = is(MORE_CONTRAST) ? "contrast" : is(LIGHT) ? "light" : "dark";
    document.documentElement.dataset.theme = this.theme === "auto" ? own : this.theme;
    document.documentElement.dataset.back = this.back;
    document.documentElement.dataset.felt = this.felt;
  }

  keep() {
    this.apply();
    keep("settings", { ...this });
  }
}
