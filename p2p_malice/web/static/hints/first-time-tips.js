// Explains what comes up at a table for the first time: each thing once on this device, beside the cards and not over them.

import "../words/extra-words.js";
import { keep, kept } from "../dom/storage.js";
import { isWatched } from "../state/state.js";
import { html, nothing } from "../vendor/lit-html.js";
import { knows, words } from "../words/catalogue.js";

const MOST = 200;
/** How the keys of such explanations begin, among the notes of a view. */
const FIRST = "first-";

/** @param {unknown} each */
const isText = (each) => typeof each === "string";

export class FirstTimeTips {
  /** @param {import("../table/table.js").Table} table */
  constructor(table) {
    this._table = table;
    this._met = kept("explained", new Set(), (keys) => new Set(keys.filter(isText).slice(0, MOST)));
    /** What is explained, "" for nothing. */
    this._key = "";
    /** In which game of a match, or round, that came up. */
    this._deal = 0;
    /** The number of the position at which the last explanation was put away: the next one waits for another. */
    this._closed = -1;
    /** Whether it has just come up: then it is seen whether there is room for it. */
    this._isNew = false;
  }

  /** Explain what is new at the position that is shown, once what is explained already was read, or is gone. */
  update() {
    const { state, settings } = this._table;
    const { view, isCovered, skip } = state;
    if (!view || view.result || isWatched(state) || isCovered || skip || !settings.explain) {
      this._key = "";
      return;
    }
    const { deal = 0 } = view;
    if (deal !== this._deal) this._key = "";
    this._deal = deal;
    const { board } = this._table;
    const isUseful = (/** @type {string} */ key) => board?.isUseful?.(key) ?? true;
    const notes = [...(view.notes ?? []), ...(board?.tips?.(view) ?? [])].filter(({ key }) => isUseful(key));
    const lasts = board?.lasting?.includes(this._key) && isUseful(this._key);
    if (!lasts && !notes.some(({ key }) => key === this._key)) this._key = "";
    if (this._key || view.number === this._closed) return;
    const isNew = (/** @type {string} */ key) => key.startsWith(FIRST) && !this._met.has(key) && knows(key);
    const note = notes.find(({ key }) => isNew(key));
    if (!note) return;
    this._key = note.key;
    this._text = words(note.key, { number: note.number ?? 0 });
    this._isNew = true;
  }

  _text = "";

  template() {
    if (!this._key) return nothing;
    return html`<section class="explained" role="status"><p>${this._text}</p><button type="button"
      @click=${() => this.done()}>${words("explained-done")}</button></section>`;
  }

  /** Where there's no room beside the cards, it is said where a hint is, to whoever is on turn. */
  rendered() {
    const { board, isOpen } = this._table;
    if (!this._isNew) return;
    this._isNew = false;
    board?.layOut?.();
    const { scrollHeight = 0, clientHeight = 0 } = board?.element ?? {};
    if (scrollHeight <= clientHeight) return;
    const note = this._text;
    if (isOpen) this._meet();
    this._close();
    this._table.change(isOpen ? { note } : {});
  }

  /** That has been read: somebody said so, or played on. */
  done() {
    if (!this._key) return;
    this._meet();
    this._close();
    this._table.render();
  }

  _meet() {
    this._met.add(this._key);
    keep("explained", [...this._met]);
  }

  _close() {
    this._key = "";
    this._closed = this._table.view?.number ?? -1;
  }
}
