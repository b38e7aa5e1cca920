// What the program asks for in so many words: a menu, a form, a sheet to read. What it says comes with it.

import { ask, button, make, showCard } from "../shared/dom.js";
import { words } from "../shared/words.js";

/** @typedef {{name: string, label: string, value: string, hint: string, options: Record<string, string> | null,
 *   suggestions: string[], least: number | null, most: number | null}} Field */

export class Menu {
  /**
   * @param {HTMLElement} root
   * @param {import("../shared/settings.js").Settings} settings
   * @param {(body: Record<string, any>) => void} send what is told to the program
   */
  constructor(root, settings, send) {
    this.root = root;
    this.settings = settings;
    this.send = send;
    /** @type {HTMLElement | null} */
    this.problem = null;
    /** @type {HTMLButtonElement | null} */
    this.done = null;
  }

  /** @param {{title: string, choices: Record<string, string>}} menu */
  show({ title, choices }) {
    document.title = words("page-title");
    const list = make("div", { className: "choices" });
    for (const [word, text] of Object.entries(choices)) {
      const className = list.childElementCount ? "" : "main";
      list.append(button(text, () => this.send({ kind: "chosen", word }), { className }));
    }
    showCard(this.root, [make("h1", {}, title), list]);
  }

  /** @param {{title: string, text: string}} sheet */
  async read({ title, text }) {
    await ask(title, [make("div", { className: "sheet-text" }, text)]);
    this.send({ kind: "closed" });
  }

  /** @param {{name: string, title: string, done: string, back: string, fields: Field[], more_title: string, more: Field[]}} form */
  fill(form) {
    /** @type {Map<string, HTMLInputElement | HTMLSelectElement>} */
    const inputs = new Map();
    const values = () => Object.fromEntries([...inputs].map(([name, input]) => [name, input.value]));
    const look = () => this.send({ kind: "look", values: values() });
    const lines = (/** @type {Field[]} */ fields) =>
      fields.flatMap((field) => {
        const input = inputOf(field);
        inputs.set(field.name, input);
        input.addEventListener("input", look);
        return [make("label", { for: input.id }, field.label), input, ...quick(field, input, look)];
      });
    const own = form.name === "settings" ? this.settings.form() : null;
    /** @type {HTMLElement[]} */
    const content = [make("h1", {}, form.title), ...(own ? [own.form] : []), ...lines(form.fields)];
    if (form.more.length) {
      content.push(make("details", {}, make("summary", {}, form.more_title), ...lines(form.more)));
    }
    this.problem = make("p", { className: "problem", role: "status" });
    this.done = make("button", { type: "submit", className: "main" }, form.done);
    const element = make("form", {
      className: "card-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        own?.keep();
        this.send({ kind: "filled", values: values() });
      },
    });
    element.append(
      ...content,
      this.problem,
      this.done,
      button(form.back, () => this.send({ kind: "quit" })),
    );
    this.root.replaceChildren(make("main", { className: "page" }, element));
    inputs.get("name")?.focus();
    look();
  }

  /** Whether the values of the form will do. @param {{good: boolean, text: string}} verdict */
  judge({ good, text }) {
    if (!this.problem || !this.done) return;
    this.problem.textContent = text;
    this.problem.classList.toggle("bad", !good);
    this.done.disabled = !good;
  }
}

/** @param {Field} field */
function inputOf({ name, value, hint, options, least, most }) {
  const id = `field-${name.replaceAll("_", "-")}`;
  if (options) {
    const select = make("select", { id });
    for (const [each, text] of Object.entries(options)) {
      select.append(make("option", { value: each, selected: each === value }, text));
    }
    return select;
  }
  const isNumber = least !== null;
  const input = make("input", { type: isNumber ? "number" : "text", id, value, placeholder: hint });
  Object.assign(input, { spellcheck: false, autocomplete: name === "name" ? "nickname" : "off" });
  if (isNumber) Object.assign(input, { min: String(least), max: String(most) });
  return input;
}

/** What is often put into a field, a tap each. @param {Field} field @param {HTMLInputElement | HTMLSelectElement} input @param {() => void} look */
function quick({ suggestions }, input, look) {
  if (!suggestions.length) return [];
  const buttons = make("div", { className: "buttons" });
  for (const each of suggestions) {
    buttons.append(
      button(each, () => {
        input.value = each;
        look();
      }),
    );
  }
  return [buttons];
}
