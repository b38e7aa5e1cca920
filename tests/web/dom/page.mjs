// Pages without a browser, one after another: node runs their scripts on happy-dom, where nothing is laid out, painted or
// animated. Each line that comes is JSON, `[number, script]`; each line that goes is `{ number, value }` or
// `{ number, fault }`, or `{ fault }` for what nobody caught. A script that isn't text opens a page: it is the site's
// address and what its storages have.

import { readFileSync } from "node:fs";
import { register } from "node:module";
import { createInterface } from "node:readline";

import { Window } from "happy-dom";

globalThis.makesModules = register(new URL("../made.mjs", import.meta.url)) ?? true;

const STATIC = new URL("../../../p2p_malice/web/static/", import.meta.url);
const AsyncFunction = (async () => {}).constructor;
const say = (body) => process.stdout.write(`${JSON.stringify(body)}\n`);
const fail = (error) => say({ fault: String(error?.stack ?? error) });
process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);
console.log = console.info = console.debug = () => {};

const NOT_PAINTED = {
  animate: () => ({ finished: Promise.resolve(), cancel() {}, finish() {}, addEventListener() {} }),
  getAnimations: () => [],
};

let opened = 0;
let before = null;

/** What the page has begun with a timer of node's, so that it ends with the page. */
const timers = new Set();
for (const name of ["setTimeout", "setInterval", "setImmediate"]) {
  const set = globalThis[name];
  globalThis[name] = (...given) => {
    const timer = set(...given);
    timers.add(timer);
    return timer;
  };
}

/** Make this process a page at that address: another one than before. */
async function open({ address, storages }) {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  await before?.happyDOM.abort();
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!OWN.has(name)) delete globalThis[name];
  opened++;
  const window = new Window({ url: address, width: 1280, height: 720 });
  // What node has as well stays node's, but for what is told apart by its class.
  const names = new Set([...Object.getOwnPropertyNames(window), "addEventListener", "removeEventListener", "dispatchEvent"]);
  const own = /^(HTML|SVG|Dom|DOM|CSS)|Event$|^(Element|Node|Text|Document|Event|EventTarget|navigator|localStorage|sessionStorage)/;
  for (const name of names) {
    if (name in globalThis && !own.test(name) && !name.endsWith("EventListener")) continue;
    const value = window[name];
    const isMethod = typeof value === "function" && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, { value: isMethod ? value.bind(window) : value, configurable: true, writable: true });
  }
  before = window;
  globalThis.window = globalThis;
  Object.assign(window.Element.prototype, NOT_PAINTED);
  document.getAnimations = NOT_PAINTED.getAnimations;
  for (const [storage, items] of Object.entries(storages))
    for (const [key, item] of Object.entries(items)) globalThis[storage].setItem(key, item);
  const page = readFileSync(new URL("guest/index.html", STATIC), "utf8");
  document.body.innerHTML = page.replace(/^.*<body[^>]*>|<script.*?<\/script>|<\/body>.*$/gs, "");
  await import(`../learned.mjs?page=${opened}`);
}

/** The text of what is shown, a blank between its parts. */
globalThis.textOf = (selector) => {
  const texts = [];
  const look = (node) => {
    if (node.nodeType === 3) texts.push(node.textContent.trim());
    else if (!node.hidden) node.childNodes.forEach(look);
  };
  document.querySelectorAll(selector).forEach(look);
  return texts.filter(Boolean).join(" ").replace(/\s+/g, " ");
};

/** The buttons that can be seen, in a part of the page. */
globalThis.buttonsIn = (selector) =>
  [...document.querySelectorAll(selector)].flatMap((part) => [...part.querySelectorAll("button")]).filter((each) => !each.closest("[hidden]"));

const nameOf = (button) => button.getAttribute("aria-label") ?? button.textContent.trim();

/** Press the button of that name. */
globalThis.press = (name) => {
  const found = buttonsIn("body").find((each) => nameOf(each).startsWith(name));
  if (!found) throw new Error(`no button ${name} among ${buttonsIn("body").map(nameOf)}`);
  found.click();
  return true;
};

/** Press a key where the focus is. */
globalThis.type = (key) => {
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
  return true;
};

const OWN = new Set(Object.getOwnPropertyNames(globalThis));
const load = (path) => import(new URL(`${path}?page=${opened}`, STATIC));
for await (const line of createInterface({ input: process.stdin })) {
  const [number, script] = JSON.parse(line);
  const run = typeof script === "string" ? new AsyncFunction("load", `return (${script.replaceAll("import(", "load(")});`) : open;
  run(typeof script === "string" ? load : script).then(
    (value) => say({ number, value: value ?? null }),
    (error) => say({ number, fault: String(error?.stack ?? error) }),
  );
}
process.exit();
