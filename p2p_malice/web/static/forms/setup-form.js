// A form to fill in. The program looks at the values after each change, and says how the fields are then.

import { button, make } from "../dom/dom.js";
import { fieldOf } from "./fields.js";
import { FormQueue } from "./form-queue.js";
import { morph } from "../dom/morph.js";

/** @typedef {import("./fields.js").Field} Field */
/** @typedef {{name: string, title: string, done: string, back: string, fields: Field[], more_title: string,
 *   more: Field[], adapts: boolean, note: string}} Form */

export class Setup {
  /** @type {Map<string, {field: Field, element: HTMLElement}>} */
  lines = new Map();
  isSending = false;

  /** @param {Form} form @param {(body: Record<string, any>) => void} send
   * @param {{form: HTMLElement, keep: () => void, forget: () => void} | null} own fields that only this page has */
  constructor(form, send, own) {
    this.name = form.name;
    this.send = send;
    this.own = own;
    const values = [...form.fields, ...form.more].map(({ name, value }) => [name, value]);
    this.questions = new FormQueue(Object.fromEntries(values), send);
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
      // What was left as it was under the fingers; they are gone when the microtask runs.
      onfocusout: () => queueMicrotask(() => this.show()),
    });
    this.element.append(...content, last);
    this.say(form.note);
  }

  /** @param {Field} field */
  line(field) {
    const element = this.make(field);
    this.lines.set(field.name, { field, element });
    return element;
  }

  /** @param {Field} field */
  make(field) {
    return fieldOf(field, (to) => {
      const line = this.lines.get(field.name);
      if (line && typeof to === "string") line.field = { ...line.field, value: to };
      this.questions.touch(field.name, to);
    });
  }

  /** Let the program look at the values. */
  look() {
    this.questions.ask();
  }

  /** The form as it is after the last question. @param {Form} form */
  take(form) {
    const { asked, values } = this.questions;
    this.questions.asked = "";
    for (const field of [...form.fields, ...form.more]) {
      const line = this.lines.get(field.name);
      if (line) line.field = field;
      this.questions.values = { ...this.questions.values, [field.name]: field.value };
    }
    this.show(asked, values[asked]);
    this.summary.textContent = form.more_title;
    this.say(form.note);
  }

  /** Show the fields as they are now, but for those whose question is still to be answered.
   * @param {string} [asked] the field whose question was answered @param {string} [sent] and the value asked about */
  show(asked, sent) {
    for (const [name, { field, element }] of this.lines) {
      if (!this.questions.isWaiting(name)) morph(element, this.make(field), name === asked ? sent : undefined);
    }
  }

  /** @param {string} note */
  say(note) {
    this.note.textContent = note;
    this.note.hidden = !note;
  }

  /** Whether the values will do. @param {{good: boolean, text: string}} verdict */
  judge({ good, text }) {
    this.questions.next();
    if (this.questions.isOpen) return;
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
    if (this.questions.isOpen) this.isSending = true;
    else this.fill();
  }

  fill() {
    this.own?.keep();
    this.send({ kind: "filled", values: this.questions.values });
  }
}
