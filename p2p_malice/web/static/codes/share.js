// A code on its way to the friend: share sheet, WhatsApp, clipboard, selected text, QR code.

import { make } from "../dom/dom.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { ask, closing } from "../words/ask.js";
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
  const element = make("div", { className: "sharing" });
  const field = messageField(message);
  const copying = async () => {
    draw(await copy(field));
    onsent(false);
  };
  const sharingIt = async () => {
    const came = await handOver(message);
    if (came === "shared") onsent(true);
    if (came === "refused") await copying();
  };
  const [copies, canShare] = [main === "copy", "share" in navigator];
  const chat = copies || canShare ? "WhatsApp" : words(send, { name, way: "whatsapp" });
  const ways = [
    (/** @type {string} */ kind) =>
      html`<button type="button" class=${kind} @click=${sharingIt}>${words(send, { name, way: "share" })}</button>`,
    (/** @type {string} */ kind) => whatsapp(message, chat, kind, () => onsent(false)),
  ].slice(canShare ? 0 : 1);
  const copyWay = (/** @type {string} */ kind) =>
    html`<button type="button" class=${kind} @click=${copying}>${words("share-copy")}</button>`;
  const [large, ...small] = copies ? [copyWay, ...ways] : [...ways, copyWay];
  const scan = html`<button type="button" @click=${() => showQr(link)}>${words("share-qr")}</button>`;
  const draw = (said = "") =>
    render(
      html`${large(main && "main")}<div class="buttons tools">${small.map((way) => way(""))}${link ? scan : nothing}</div>
        <p class="said" role="status">${said}</p><details><summary>${words("share-show")}</summary>${field}</details>`,
      element,
    );
  draw();
  return element;
}

/** Hand a text to another program by the share sheet: what came of it. A browser may refuse, as views in apps do.
 * @param {string} text @returns {Promise<"shared" | "cancelled" | "refused">} */
export async function handOver(text) {
  try {
    await navigator.share({ text });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "refused";
  }
}

/** A message to be read and selected. @param {string} value */
export function messageField(value) {
  const field = make("textarea", { readOnly: true, value, rows: 6, "aria-label": words("share-message") });
  field.addEventListener("focus", () => field.select());
  return field;
}

/** What opens WhatsApp with the message filled in. @param {string} message @param {string} text
 * @param {string} kind its classes @param {() => void} onclick @param {string} [id] */
export const whatsapp = (message, text, kind, onclick, id) =>
  html`<a href=${`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener noreferrer"
    class=${`button ${kind}`} id=${id ?? nothing} @click=${onclick}>${text}</a>`;

/** Have a code pasted; null if nothing comes of it. @param {number} rows of the box @param {unknown} [below] what else
 * there is to do @returns {Promise<string | null>} */
export async function askForCode(rows, below = nothing) {
  const box = make("textarea", { id: "new-code", rows, placeholder: "MDW1-…" });
  const content = html`<label for="new-code">${words("paste-new")}</label>${box}
    <button type="button" class="main" @click=${closing("use")}>${words("page-use")}</button>${below}`;
  return (await ask(words("paste-new-title"), content, { "": words("page-cancel") })) === "use" ? box.value : null;
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
