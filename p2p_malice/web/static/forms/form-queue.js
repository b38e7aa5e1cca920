// What the program is asked about a form: one question at a time, each about the field that was touched next.

/** @typedef {string | ((now: string) => string)} Touch a value, or what makes it of the one before */

export class FormQueue {
  /** @type {[string, Touch][]} What was touched since the last question, in order. */
  touched = [];
  /** The field that the open question is about, "" for none. */
  asked = "";
  isOpen = false;

  /** @param {Record<string, string>} values @param {(body: import("../app-messages.d.ts").FromPage) => void} send */
  constructor(values, send) {
    this.values = values;
    this.send = send;
  }

  /** Ask about the values. @param {string} [changed] the field that was touched last */
  ask(changed = "") {
    this.isOpen = true;
    this.asked = changed;
    this.send({ kind: "look", values: this.values, changed });
  }

  /** Ask about a field, now or as soon as what was asked before is answered. @param {string} name @param {Touch} to */
  touch(name, to) {
    const last = this.touched[this.touched.length - 1];
    if (last?.[0] === name && typeof last[1] === "string" && typeof to === "string") last[1] = to;
    else this.touched.push([name, to]);
    if (!this.isOpen) this.next();
  }

  /** Ask about what was touched next, if anything was. */
  next() {
    this.isOpen = false;
    this.asked = "";
    const touch = this.touched.shift();
    if (!touch) return;
    const [name, to] = touch;
    this.values = { ...this.values, [name]: typeof to === "string" ? to : to(this.values[name] ?? "") };
    this.ask(name);
  }

  /** Whether a field was touched and that isn't answered yet. @param {string} name */
  isWaiting(name) {
    return this.asked === name || this.touched.some(([each]) => each === name);
  }
}
