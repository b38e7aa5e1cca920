// A form to fill in. The program looks at the values after each change, and says how the fields are then.

import { button, make } from "../shared/dom.js";
import { fieldOf, idOf } from "./fields.js";

/** @typedef {import("./fields.js").Field} Field */
/** @typedef {{name: string, title: string, done: string, back: string, fields: Field[], more_title: string,
 *   more: Field[], adapts: boolean, note: string}} Form */

export class Setup {
  /** @type {Map<string, {field: Field, element: HTMLElement}>} */
  lines = new Map();
  /** @type {Record<string, string>} */
  values = {};
  /** How many looks at the values haven't been answered yet: what comes for an earlier one is out of date. */
  open = 0;
  isSending = false;

  /** @param {Form} form @param {(body: Record<string, any>) => void} send
   * @param {{form: HTMLElement, keep: () => void, forget: () => void} | null} own fields that only this page has */
  constructor(form, send, own) {
    this.name = form.name;
    this.send = send;
    this.own = own;
    this.note = make("p", { className: "note", role: "status" });
    this.problem = make("p", { className: "problem", role: "status" });
    this.done = make("button", { type: "submit", className: "main" }, form.done);
    const [first, ...rest] = form.fields.map((field) => this.line(field));
    const content = [make("h1", {}, form.title), first, ...(own ? [own.form] : []), ...rest];
    this.summary = make("summary", {}, form.more_title);
    if (form.more.length) {
      const more = make("div", { className: "form" }, ...form.more.map((field) => this.line(field)));
      content.push(make("details", {}, this.summary, more));
    }
    const leave = button(form.back, () => {
      own?.forget();
      send({ kind: "quit" });
    });
    const last = make("div", { className: "finish" }, this.note, this.problem);
    last.append(make("div", { className: "buttons" }, this.done, leave));
    this.element = make("form", {
      className: "card-form",
      noValidate: true, // The program says what doesn't go, and in its own words.
      onsubmit: (/** @type {Event} */ event) => this.submit(event),
    });
    this.element.append(...content, last);
    this.say(form.note);
  }

  /** @param {Field} field */
  line(field) {
    this.values[field.name] = field.value;
    const element = this.make(field);
    this.lines.set(field.name, { field, element });
    return element;
  }

  /** @param {Field} field */
  make(field) {
    return fieldOf(field, (value) => {
      this.values[field.name] = value;
      this.look(field.name);
    });
  }

  /** Let the program look at the values. @param {string} [changed] the field that was touched last */
  look(changed = "") {
    this.open += 1;
    this.send({ kind: "look", values: this.values, changed });
  }

  /** The form as it is after the last change. @param {Form} form */
  take(form) {
    if (this.open > 1) return;
    const { id } = /** @type {HTMLElement} */ (document.activeElement ?? {});
    for (const field of [...form.fields, ...form.more]) {
      const line = this.lines.get(field.name);
      if (!line) continue;
      this.values[field.name] = field.value;
      if (JSON.stringify(line.field) === JSON.stringify(field)) continue;
      line.field = field;
      // Whoever types goes on typing.
      if (field.shape === "text" && id === idOf(field.name)) continue;
      const element = this.make(field);
      line.element.replaceWith(element);
      line.element = element;
    }
    this.summary.textContent = form.more_title;
    this.say(form.note);
    if (id && document.activeElement?.id !== id) document.getElementById(id)?.focus({ preventScroll: true });
  }

  /** @param {string} note */
  say(note) {
    this.note.textContent = note;
    this.note.hidden = !note;
  }

  /** Whether the values will do. @param {{good: boolean, text: string}} verdict */
  judge({ good, text }) {
    this.open = Math.max(0, this.open - 1);
    if (this.open) return;
    this.problem.textContent = text;
    this.problem.classList.toggle("bad", !good);
    this.done.disabled = !good;
    if (this.isSending && good) this.fill();
    this.isSending = false;
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    // What was changed just now may yet change something else.
    if (this.open) this.isSending = true;
    else this.fill();
  }

  fill() {
    this.own?.keep();
    this.send({ kind: "filled", values: this.values });
  }
}
