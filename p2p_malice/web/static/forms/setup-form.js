// A form to fill in. The program looks at the values after each change, and says how the fields are then.

import { isOfInputMethod, make } from "../dom/dom.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { fieldOf } from "./fields.js";
import { FormQueue } from "./form-queue.js";
import { settle } from "./inputs.js";

/** @typedef {import("./fields.js").Field} Field */
/** @typedef {import("../app-messages.d.ts").FormMessage} Form */

export class Setup {
  /** The fields as they are shown, by their names: templates, and what they are of. @type {Map<string, {field: Field, drawn: any}>} */
  lines = new Map();
  isSending = false;
  /** What the program says of the values. */
  verdict = { good: true, text: "" };

  /** @param {Form} form @param {(body: import("../app-messages.d.ts").FromPage) => void} send
   * @param {{form: unknown, keep: () => void, forget: () => void} | null} own fields that only this page has
   * @param {string} face the avatar of who fills it in, "" for none */
  constructor(form, send, own, face) {
    this.name = form.name;
    this.form = form;
    this.send = send;
    this.own = own;
    this.face = face;
    const fields = [...form.fields, ...form.more];
    this.questions = new FormQueue(Object.fromEntries(fields.map(({ name, value }) => [name, value])), send);
    for (const field of fields) this.lines.set(field.name, { field, drawn: null });
    this.element = make("form", {
      className: "card-form",
      noValidate: true, // The program says what doesn't go, and in its own words.
      onsubmit: (/** @type {Event} */ event) => this.submit(event),
      onkeydown: (/** @type {KeyboardEvent} */ event) =>
        event.key === "Escape" && !isOfInputMethod(event) && this.leave(),
      // What was left as it was under the fingers; they are gone when the microtask runs.
      onfocusout: () => queueMicrotask(() => this.show()),
    });
    this.show();
  }

  /** Touch a field. @param {string} name @param {import("./form-queue.js").Touch} to */
  touch(name, to) {
    const line = this.lines.get(name);
    if (line && typeof to === "string") line.field = { ...line.field, value: to };
    this.questions.touch(name, to);
  }

  /** Let the program look at the values. */
  look() {
    this.questions.ask();
  }

  /** The form as it is after the last question. @param {Form} form */
  take(form) {
    const { asked, values } = this.questions;
    this.questions.asked = "";
    this.form = form;
    for (const field of [...form.fields, ...form.more]) {
      const line = this.lines.get(field.name);
      if (line) line.field = field;
      this.questions.values = { ...this.questions.values, [field.name]: field.value };
    }
    this.show(asked, values[asked]);
  }

  /** Show the fields as they are now, but for those whose question is still to be answered.
   * @param {string} [asked] the field whose question was answered @param {string} [sent] and the value asked about */
  show(asked, sent) {
    const settled = [...this.lines.keys()].filter((name) => !this.questions.isWaiting(name));
    for (const name of settled) {
      const line = /** @type {{field: Field, drawn: any}} */ (this.lines.get(name));
      line.drawn = fieldOf(line.field, (to) => this.touch(name, to), this.face);
    }
    this.draw();
    for (const name of settled) {
      const line = this.element.querySelector(`[data-field="${CSS.escape(name)}"]`);
      if (line) settle(line, name === asked ? sent : undefined);
    }
  }

  draw() {
    const { title, fields, more, more_title, note, done, back } = this.form;
    const { good, text } = this.verdict;
    const drawn = (/** @type {Field[]} */ those) => those.map(({ name }) => this.lines.get(name)?.drawn);
    const rest = html`<details><summary>${more_title}</summary><div class="form">${drawn(more)}</div></details>`;
    render(
      html`<h1>${title}</h1>${drawn(fields.slice(0, 1))}${this.own?.form ?? nothing}${drawn(fields.slice(1))}${more.length ? rest : nothing}
        <div class="finish"><p class="note" role="status" ?hidden=${!note}>${note}</p>
          <p class=${good ? "problem" : "problem bad"} role="status">${text}</p>
          <div class="buttons"><button type="submit" class="main" ?disabled=${!good}>${done}</button>
            <button type="button" @click=${() => this.leave()}>${back}</button></div></div>`,
      this.element,
    );
  }

  /** Go back without having filled it in. */
  leave() {
    this.own?.forget();
    this.send({ kind: "quit" });
  }

  /** Whether the values will do. @param {{good: boolean, text: string}} verdict */
  judge(verdict) {
    this.questions.next();
    if (this.questions.isOpen) return;
    this.verdict = verdict;
    this.draw();
    if (this.isSending && verdict.good) this.fill();
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
