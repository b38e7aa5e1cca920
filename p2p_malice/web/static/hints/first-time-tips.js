// Explains what comes up at a table for the first time: each thing once on this device, beside the cards and not over them.

import "../words/extra-words.js";
import { button, make } from "../dom/dom.js";
import { knows, words } from "../words/catalogue.js";

const KEY = "p2p-malice explained";
const MOST = 200;
/** How the keys of such explanations begin, among the notes of a view. */
const FIRST = "first-";

export class FirstTimeTips {
  /** @param {import("../table/table.js").Table} table */
  constructor(table) {
    this._table = table;
    this._met = kept();
    /** What is explained, "" for nothing. */
    this._key = "";
    /** The number of the position at which the last explanation was put away: the next one waits for another. */
    this._closed = -1;
    this._text = make("p", {});
    this.element = make(
      "section",
      { className: "explained", role: "status" },
      this._text,
      button(words("explained-done"), () => this.done()),
    );
  }

  /** Explain what is new at the position that is shown, after what is explained already. */
  paint() {
    const { view, board, settings, watching, isCovered, onskip, root } = this._table;
    if (!view || view.result || watching || isCovered || onskip || !settings.explain) return this._close();
    if (this._key || view.number === this._closed) return;
    const isNew = (/** @type {string} */ key) => key.startsWith(FIRST) && !this._met.has(key) && knows(key);
    const note = view.notes?.find(({ key }) => isNew(key));
    if (!note) return;
    this._key = note.key;
    this._text.textContent = words(note.key, { number: note.number ?? 0 });
    root.querySelector("footer")?.before(this.element);
    board?.layOut();
    const { scrollHeight = 0, clientHeight = 0 } = board?.element ?? {};
    if (scrollHeight > clientHeight) this._sayBelow();
  }

  /** There's no room beside the cards: it is said where a hint is, to whoever is on turn. */
  _sayBelow() {
    const { isOpen } = this._table;
    const text = this._text.textContent ?? "";
    if (isOpen) this.done();
    this._closed = this._table.view?.number ?? -1;
    this._close();
    if (isOpen) this._table.explain(text);
  }

  /** That has been read: somebody said so, or played on. */
  done() {
    if (!this._key) return;
    this._met.add(this._key);
    this._closed = this._table.view?.number ?? -1;
    keep(this._met);
    this._close();
  }

  remove() {
    this._close();
  }

  _close() {
    this._key = "";
    this.element.remove();
  }
}

/** What was explained before. @returns {Set<string>} */
function kept() {
  try {
    const keys = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(keys.filter((/** @type {unknown} */ key) => typeof key === "string").slice(0, MOST));
  } catch {
    return new Set();
  }
}

/** @param {Set<string>} keys */
function keep(keys) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...keys]));
  } catch {
    // A private window keeps nothing.
  }
}
