// What the program asks for: a menu, a form, a sheet to read. Its words come with it.

import { ask, button, make, showCard } from "../shared/dom.js";
import { settingsForm } from "../shared/preferences.js";
import { words } from "../shared/words.js";

/** @typedef {{name: string, label: string, value: string, hint: string, options: Record<string, string> | null,
 *   suggestions: string[], least: number | null, most: number | null}} Field */

/** Characters of an option beside which there is room for a label. */
const SHORT = 16;

/** The two columns of an indented line. */
const COLUMNS = /^ +(\S.*?) {2,}(\S.*)$/;

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

  /** A question with several answers, one below the other. @param {{title: string, choices: Record<string, string>}} question
   * @param {HTMLElement[]} before what else there is to read */
  async choose({ title, choices }, before) {
    const list = make("div", { className: "choices" });
    for (const [word, text] of Object.entries(choices)) {
      list.append(button(text, () => list.closest("dialog")?.close(word)));
    }
    const word = await ask(title, [...before, list], {});
    this.send(word ? { kind: "chosen", word } : { kind: "quit" });
  }

  /** @param {{title: string, text: string}} sheet */
  async read({ title, text }) {
    await ask(title, [make("div", { className: "sheet-text" }, ...paragraphs(text))]);
    this.send({ kind: "closed" });
  }

  /** @param {{name: string, title: string, done: string, back: string, fields: Field[], more_title: string, more: Field[]}} form */
  fill(form) {
    /** @type {Map<string, HTMLInputElement | HTMLSelectElement>} */
    const inputs = new Map();
    const values = () => Object.fromEntries([...inputs].map(([name, input]) => [name, input.value]));
    const look = () => this.send({ kind: "look", values: values() });
    const line = (/** @type {Field} */ field) => {
      const input = inputOf(field);
      inputs.set(field.name, input);
      input.addEventListener("input", look);
      return make("div", { className: isShort(field) ? "field" : "form" }, ...lineOf(field, input, look));
    };
    const own = form.name === "settings" ? settingsForm(this.settings) : null;
    const [first, ...rest] = form.fields.map(line);
    /** @type {HTMLElement[]} */
    const content = [make("h1", {}, form.title), first, ...(own ? [own.form] : []), ...rest];
    if (form.more.length) {
      const more = make("div", { className: "form" }, ...form.more.map(line));
      content.push(make("details", {}, make("summary", {}, form.more_title), more));
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
    const leave = () => {
      own?.forget();
      this.send({ kind: "quit" });
    };
    element.append(...content, this.problem, this.done, button(form.back, leave));
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

/** Whether label and field have room beside each other. @param {Field} field */
const isShort = ({ options, least }) =>
  least !== null || (options && Object.values(options).every((text) => text.length < SHORT));

/** @param {Field} field */
function inputOf({ name, value, hint, options, least, most }) {
  const id = idOf(name);
  if (options) {
    const select = make("select", { id });
    for (const [each, text] of Object.entries(options)) {
      select.append(make("option", { value: each, selected: each === value }, text));
    }
    return select;
  }
  if (least !== null) {
    const properties = { type: "number", id, value, min: String(least), max: String(most), inputMode: "numeric" };
    return make("input", { ...properties, "aria-describedby": `${id}-hint` });
  }
  const input = make("input", { type: "text", id, value, placeholder: hint });
  return Object.assign(input, { spellcheck: false, autocomplete: name === "name" ? "nickname" : "off" });
}

/** @param {string} name */
const idOf = (name) => `field-${name.replaceAll("_", "-")}`;

/** A field with its label, and what is often put into it, a tap each.
 * @param {Field} field @param {HTMLInputElement | HTMLSelectElement} input @param {() => void} look */
function lineOf({ name, label, hint, least, suggestions }, input, look) {
  const called = make("label", { for: input.id }, label);
  if (least !== null) {
    return [make("div", {}, called, make("small", { id: `${idOf(name)}-hint` }, hint)), input];
  }
  if (!suggestions.length) return [called, input];
  const buttons = make("div", { className: "buttons" });
  for (const each of suggestions) {
    buttons.append(
      button(each, () => {
        input.value = each;
        look();
      }),
    );
  }
  return [called, input, buttons];
}

/** The paragraphs of a sheet, and tables of two columns in place of lines that are indented. Lines that were only
 * wrapped are put together again. @param {string} text */
function paragraphs(text) {
  return text.split(/\n{2,}/).flatMap((block) => {
    /** @type {string[]} */
    const lines = [];
    for (const line of block.split("\n")) {
      const last = lines[lines.length - 1] ?? "";
      if (/^ {6}/.test(line)) lines.push(`${lines.pop()}${COLUMNS.test(last) ? " " : "  "}${line.trim()}`);
      else if (/^\S/.test(line) && /^\S/.test(last)) lines.push(`${lines.pop()} ${line}`);
      else lines.push(line);
    }
    return lines.map((line, at) => {
      const [, what, said] = COLUMNS.exec(line) ?? [];
      if (said) return make("p", { className: "pair" }, make("span", {}, what), make("span", {}, said));
      const isHead = lines[at + 1]?.startsWith(" ") && !line.startsWith(" ");
      return make(isHead ? "h3" : "p", {}, line.trim());
    });
  });
}
