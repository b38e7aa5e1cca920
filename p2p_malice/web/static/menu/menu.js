// What the program asks for: a menu, a form, a sheet to read. Its words come with it.

import { make, showPage } from "../dom/dom.js";
import { saveFile, shareFile } from "../dom/save-file.js";
import "../players/avatar-art.js";
import { avatarGroup } from "../players/avatar-group.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { noteNear, noteTrophies } from "../settings/earned-looks.js";
import { startOf, twoLines } from "./home.js";
import { ask, closing } from "../words/ask.js";
import { words } from "../words/catalogue.js";

/** The two columns of an indented line. */
const COLUMNS = /^ +(\S.*?) {2,}(\S.*)$/;
/** How a step of a list begins. */
const STEP = /^ {2}- /;

/** An indented line of a paragraph. */
const PLAIN = /^ {2}(?!- )\S+( \S+)*$/;

/** @typedef {import("../app-messages.d.ts").ChooseMessage} Question */

/** What is done about a list, not with one of its lines. */
const ASIDE = ["delete", "quit"];

export class Menu {
  /**
   * @param {HTMLElement} root
   * @param {import("../settings/settings.js").Settings} settings
   * @param {(body: import("../app-messages.d.ts").FromPage) => void} send what is told to the program
   */
  constructor(root, settings, send) {
    this.root = root;
    this.settings = settings;
    this.send = send;
    /** @type {import("../forms/setup-form.js").Setup | null} */
    this.setup = null;
    /** @type {import("../forms/setup-form.js").Form | import("../profile/profile.js").Profile | null} The page that was
     * asked for last, while there is nothing after it. */
    this.wanted = null;
    /** @type {HTMLElement | null} The answers to what was asked last. */
    this.asked = null;
    /** @type {HTMLElement | null} What the program offers to begin with, while nothing is in its place. */
    this.start = null;
    /** @type {import("../state/seat-store.js").Seat | null} A seat at a friend's table that this browser has kept. */
    this.seat = null;
  }

  /** @param {import("./home.js").Start} start
   * @param {{word: string, below: unknown}} [waiting] what is waited for while the program loads, and what is said of that */
  show(start, waiting) {
    this.wanted = null;
    // Nobody waits for an answer to what was asked before.
    this.asked?.closest("dialog")?.remove();
    document.title = words("page-title");
    const choose = (/** @type {string} */ word) => this.send({ kind: "chosen", word });
    const card = startOf(start, this.settings.avatar, choose, () => this._look(start.name), this.seat, waiting);
    showPage(this.root, card);
    this.start = this.root.querySelector("main");
    if (this.start) this.start.inert = false;
  }

  /** Show the settings of the page. @param {string} name who has it */
  async _look(name) {
    const { settingsForm } = await import("../settings/settings-form.js");
    const { form, keep } = settingsForm(this.settings, name);
    await ask(words("start-looks"), form);
    keep();
  }

  /** Take no tap on what lay below a dialog until the program shows it again: nobody would hear of it.
   * @param {import("../app-messages.d.ts").FromPage} body the answer to the dialog */
  answer(body) {
    if (this.start) this.start.inert = true;
    this.send(body);
  }

  /** A question with several answers, one below the other.
   * @param {{title: string, choices: Record<string, string>, lines: Record<string, string>, people?: Question["people"], first?: string}} question
   * @param {unknown[]} before what else there is to read */
  async choose({ title, choices, lines, people = {}, first = "" }, before) {
    const isList = Object.keys(lines).length > 0;
    // However long the list is, the way out of it stays in sight.
    const isAside = (/** @type {string} */ word) => isList && ASIDE.includes(word);
    const all = Object.keys(choices);
    const answers = all
      .filter((word) => !isAside(word))
      .map((word, at) => {
        const text = lines[word] ? twoLines(choices[word], lines[word]) : choices[word];
        const who = lines[word] && Object.keys(people).length ? avatarGroup(people[word] ?? []) : nothing;
        // After praise, the first answer is what most people want.
        const kind = (before.length && !at) || word === first ? "main" : "";
        return html`<button type="button" class=${kind} @click=${closing(word)}>${who}${text}</button>`;
      });
    this.asked = make("div", { className: "choices" });
    render(answers, this.asked);
    const below = Object.fromEntries(all.filter(isAside).map((word) => [word, choices[word]]));
    const word = await ask(title, [...before, this.asked], below);
    this.answer(word ? { kind: "chosen", word } : { kind: "quit" });
  }

  /** @param {{title: string, text: string, light: string}} sheet */
  async read({ title, text, light }) {
    await import("../words/extra-words.js").catch(() => {});
    await ask(title, light ? verdict(text, light) : html`<div class="sheet-text">${paragraphs(text)}</div>`);
    this.answer({ kind: "closed" });
  }

  /** The form, or what has become of the one that is there. @param {import("../forms/setup-form.js").Form} form */
  async fill(form) {
    if (this.setup?.name === form.name && this.setup.element.isConnected) return this.setup.take(form);
    this.wanted = form;
    const [{ Setup }, { avatarForm, settingsForm }] = await Promise.all([
      import("../forms/setup-form.js"),
      import("../settings/settings-form.js"),
    ]);
    if (this.wanted !== form) return;
    const fields = form.name === "settings" ? settingsForm : form.name === "naming" ? avatarForm : null;
    const own = fields?.(this.settings, form.fields[0].value) ?? null;
    this.setup = new Setup(form, this.send, own, this.settings.avatar);
    showPage(this.root, html`${this.setup.element}`);
    // A phone's keyboard would hide the settings.
    if (!form.adapts && !(own && matchMedia("(hover: none)").matches)) document.getElementById("field-name")?.focus();
    this.setup.look();
  }

  /** What has been played and won. @param {import("../profile/profile.js").Profile} profile */
  async present(profile) {
    this.wanted = profile;
    const [had, left] = [true, false].map((is) => profile.trophies.filter(({ when }) => Boolean(when) === is));
    noteTrophies(had.map(({ name }) => name));
    noteNear(Object.fromEntries(left.flatMap(({ name, count, goal }) => (goal > 1 ? [[name, [count, goal]]] : []))));
    const { loadLooks, profileOf } = await import("../profile/profile.js");
    await loadLooks();
    if (this.wanted === profile) showPage(this.root, profileOf(profile, this.settings.avatar, this.send));
  }

  /** Save a file; on a phone, whose downloads are hard to find, share it. @param {{name: string, text: string}} file */
  async keep({ name, text }) {
    const file = new File([text], name, { type: "text/plain" });
    await (matchMedia("(hover: none)").matches ? shareFile : saveFile)(file);
  }

  /** Whether the values of the form will do. @param {{good: boolean, text: string}} verdict */
  judge(verdict) {
    this.setup?.judge(verdict);
  }

  /** Forget the form that was there: another program, or the same one again, will say what there is. */
  forget() {
    this.setup = this.wanted = null;
  }
}

/** What matters beside a light, and the details behind it. @param {string} text @param {string} light */
function verdict(text, light) {
  const [first, second, ...rest] = text.split(/\n{2,}/);
  return html`<p class=${`light ${light}`}><b>${first}</b></p><p>${second.replaceAll("\n", " ")}</p>
    <details><summary>${words("sheet-details")}</summary><div class="sheet-text">${paragraphs(rest.join("\n\n"))}</div></details>`;
}

/** The paragraphs of a sheet, and tables of two columns in place of lines that are indented. Lines that were only
 * wrapped are put together again. @param {string} text */
function paragraphs(text) {
  return text.split(/\n{2,}/).map((block) => {
    /** @type {string[]} */
    const lines = [];
    for (const line of block.split("\n")) {
      const last = lines[lines.length - 1] ?? "";
      const goesOn = /^ {4}\S/.test(line) || (PLAIN.test(line) && PLAIN.test(last));
      if (/^ {6}/.test(line)) lines.push(`${lines.pop()}${COLUMNS.test(last) ? " " : "  "}${line.trim()}`);
      else if (goesOn) lines.push(`${lines.pop()} ${line.trim()}`);
      else if (/^\S/.test(line) && /^\S/.test(last)) lines.push(`${lines.pop()} ${line}`);
      else lines.push(line);
    }
    const steps = lines.filter((line) => STEP.test(line));
    return lines.map((line, at) => {
      if (line === steps[0]) return html`<ul>${steps.map((each) => html`<li>${each.replace(STEP, "")}</li>`)}</ul>`;
      if (STEP.test(line)) return nothing;
      const [, what, said] = COLUMNS.exec(line) ?? [];
      if (said) return html`<p class="pair"><span>${what}</span><span>${said}</span></p>`;
      const isHead = lines[at + 1]?.startsWith(" ") && !line.startsWith(" ");
      return isHead ? html`<h3>${line.trim()}</h3>` : html`<p>${line.trim()}</p>`;
    });
  });
}
