// How this page looks and behaves, kept on this device.

const KEY = "p2p-malice settings";
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
    /** Whether it was said once how sounds are switched on. */
    this.offered = false;
    this.pause = 0.6;
    /** What one tap at the table says: the face that was said last. */
    this.face = "👍";
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      if (typeof kept.name === "string") this.name = kept.name.slice(0, 24);
      if (THEMES.includes(kept.theme)) this.theme = kept.theme;
      if (BACKS.includes(kept.back)) this.back = kept.back;
      if (FELTS.includes(kept.felt)) this.felt = kept.felt;
      for (const each of /** @type {const} */ (["vibrate", "autoplay", "explain", "notify", "offered"])) {
        if (typeof kept[each] === "boolean") this[each] = kept[each];
      }
      if (VOLUMES.includes(kept.volume)) this.volume = kept.volume;
      else if (kept.sound === true) this.volume = "soft";
      if (typeof kept.face === "string" && kept.face.length < 8) this.face = kept.face;
      if (typeof kept.pause === "number" && kept.pause >= 0 && kept.pause <= 5) this.pause = kept.pause;
    } catch {
      // Nothing was kept, or nothing can be.
    }
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
    const { name, theme, back, felt, volume, vibrate, autoplay, explain, notify, offered, pause, face } = this;
    const kept = { name, theme, back, felt, volume, vibrate, autoplay, explain, notify, offered, pause, face };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A private window keeps nothing.
    }
  }
}
