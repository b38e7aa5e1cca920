// How this page looks and behaves, kept on this device.

import { keep, kept } from "../dom/storage.js";

/** The tables that are drawn; all others are felt of one colour. */
export const DRAWN = ["oak", "garden", "chart", "sky", "mosaic", "harbour"];
/** How loud sounds are. */
export const VOLUMES = ["off", "soft", "loud"];
const [MORE_CONTRAST, LIGHT] = ["(prefers-contrast: more)", "(prefers-color-scheme: light)"];

export class Settings {
  constructor() {
    this.name = "";
    /** The colours of the page; `auto` follows the device. */
    this.theme = "auto";
    /** What the backs of cards look like. */
    this.back = "lattice";
    /** What their faces look like. */
    this.cardFace = "classic";
    /** The animal that stands for who plays here, "" for letters. */
    this.avatar = "";
    /** What the table looks like, but in high contrast. */
    this.felt = "green";
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
      // Whatever is of the kind that it's to be of: nobody else writes here.
      for (const [name, value] of Object.entries(own)) {
        if (typeof value === typeof (/** @type {any} */ (this)[name])) Object.assign(this, { [name]: value });
      }
    });
    this.apply();
    for (const query of [MORE_CONTRAST, LIGHT]) matchMedia(query).addEventListener("change", () => this.apply());
  }

  apply() {
    const is = (/** @type {string} */ query) => matchMedia(query).matches;
    const own = is(MORE_CONTRAST) ? "contrast" : is(LIGHT) ? "light" : "dark";
    document.documentElement.dataset.theme = this.theme === "auto" ? own : this.theme;
    const { back, cardFace, felt } = this;
    Object.assign(document.documentElement.dataset, { back, cardFace, felt });
    if (document.documentElement.toggleAttribute("data-drawn", DRAWN.includes(felt))) {
      import("../table-art/table-art.js").then(({ drawTable }) => drawTable(felt)).catch(() => {});
    }
  }

  /** What is done once they are kept. */
  onkeep = () => {};

  keep() {
    this.apply();
    this.onkeep();
    keep("settings", { ...this });
  }
}
