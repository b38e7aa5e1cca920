// A code on its way to the friend: share sheet, WhatsApp, clipboard, selected text, QR code.

import { ask, button, make } from "../dom/dom.js";
import { words } from "../words/catalogue.js";

/** What draws QR codes. It is loaded where a code can be shown, so that nobody waits for it before. */
const loadPen = () => import("../vendor/lean-qr.js");

/** One large way to send a message, small ones beside it, and the message itself folded away. @param {string} message
 * @param {string} link what a phone can scan, "" for nothing
 * @param {{send: string, name?: string, main?: "send" | "copy" | "", onsent?: (isDone: boolean) => void}} how the key
 * of what the large button says, for whom, what is mostly done with it ("" for nothing here), and what follows: whether
 * nothing is left to do elsewhere */
export function sharing(message, link, { send, name = "none", main = "send", onsent = () => {} }) {
  if (link) loadPen().catch(() => {});
  const field = make("textarea", { readOnly: true, value: message, rows: 6, "aria-label": words("share-message") });
  field.addEventListener("focus", () => field.select());
  const said = make("p", { className: "said", role: "status" });
  const chat = whatsapp(message, words(send, { name, way: "whatsapp" }));
  chat.addEventListener("click", () => onsent(false));
  const copying = button(words("share-copy"), async () => {
    said.textContent = await copy(field);
    onsent(false);
  });
  /** @type {HTMLElement[]} */
  const ways = main === "copy" ? [copying, chat] : [chat, copying];
  if ("share" in navigator) {
    const share = () =>
      navigator.share({ text: message }).then(
        () => onsent(true),
        () => {},
      );
    ways.splice(main === "copy" ? 1 : 0, 0, button(words(send, { name, way: "share" }), share));
  }
  if (link) ways.push(button(words("share-qr"), () => showQr(link)));
  if (ways[0] !== chat) chat.textContent = "WhatsApp";
  for (const [at, way] of ways.entries()) way.classList.toggle("main", at === 0 && main !== "");
  const [large, ...small] = ways;
  const element = make(
    "div",
    { className: "sharing" },
    large,
    make("div", { className: "buttons tools" }, ...small),
    said,
  );
  element.append(make("details", {}, make("summary", {}, words("share-show")), field));
  return element;
}

/** A button that opens WhatsApp with the message filled in. @param {string} message @param {string} text */
export function whatsapp(message, text) {
  const href = `https://wa.me/?text=${encodeURIComponent(message)}`;
  return make("a", { href, target: "_blank", rel: "noopener noreferrer", className: "button main" }, text);
}

/** Copy the message; says that it is copied only where that is known. @param {HTMLTextAreaElement} field
 * @param {string} [name] for whom it is */
export async function copy(field, name = "none") {
  const done = words("share-copied", { name });
  try {
    await navigator.clipboard.writeText(field.value);
    return done;
  } catch {
    field.closest("details")?.setAttribute("open", "");
    field.focus();
    field.select();
    return document.execCommand("copy") ? done : words("share-copy-yourself");
  }
}

const QUIET = 4;

/** @param {{size: number, get: (x: number, y: number) => boolean}} code */
function svgOf(code) {
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const side = code.size + 2 * QUIET;
  const box = `${-QUIET} ${-QUIET} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#fff" d="M-9-9h999v999h-999z"/><path d="${path}"/></svg>`;
}

/** @param {string} text a link */
export async function showQr(text) {
  const picture = make("img", { alt: words("share-qr-picture"), className: "qr" });
  const { generate } = await loadPen();
  picture.src = `data:image/svg+xml;base64,${btoa(svgOf(/** @type {any} */ (generate)(text)))}`;
  await ask(words("share-scan"), [picture]);
}
