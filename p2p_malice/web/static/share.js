// A code on its way to the friend: share sheet, WhatsApp, clipboard, selected text, QR code.

import { ask, button, make } from "./dom.js";
import { generate } from "./vendor/lean-qr.js";

/** The message by which a guest answers; `place` is where the table waits on the host's own machine, if it said so.
 * @param {string} code @param {string} name @param {string} place */
export function replyMessage(code, name, place) {
  const link = place ? `Or tap, on the computer on which the game waits: ${place}#${code}\n\n` : "";
  return `This is the answer of ${name}: copy this message and paste it into the waiting game.\n\n${link}${code}`;
}

/** What can be done with a message, and the message itself, selected. @param {string} message @param {string} code */
export function sharing(message, code) {
  const field = make("textarea", { readOnly: true, value: message, rows: 6, "aria-label": "The message to send" });
  field.addEventListener("focus", () => field.select());
  const said = make("p", { className: "said", role: "status" });
  const buttons = make("div", { className: "buttons" });
  if ("share" in navigator) {
    buttons.append(button("Share …", () => navigator.share({ text: message }).catch(() => {}), { className: "main" }));
  }
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(message)}`;
  buttons.append(make("a", { href: whatsapp, target: "_blank", rel: "noopener noreferrer", className: "button main" }, "WhatsApp"));
  buttons.append(button("Copy", async () => (said.textContent = await copy(field))));
  buttons.append(button("QR code", () => showQr(code)));
  return make("div", { className: "sharing" }, field, buttons, said);
}

/** Copy the message; says “Copied” only where that is known. @param {HTMLTextAreaElement} field */
async function copy(field) {
  const [text, by] = [field.value, "Press and hold the text above, then choose Copy."];
  try {
    await navigator.clipboard.writeText(text);
    return "Copied: paste it into your chat.";
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy") ? "Copied: paste it into your chat." : by;
  }
}

const QUIET = 4;

/** @param {{size: number, get: (x: number, y: number) => boolean}} code */
function svgOf(code) {
  let path = "";
  for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const side = code.size + 2 * QUIET;
  const box = `${-QUIET} ${-QUIET} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#fff" d="M-9-9h999v999h-999z"/><path d="${path}"/></svg>`;
}

/** @param {string} text */
export async function showQr(text) {
  const picture = make("img", { alt: "The code as a QR code", className: "qr" });
  picture.src = `data:image/svg+xml;base64,${btoa(svgOf(/** @type {any} */ (generate)(text)))}`;
  await ask("To be scanned by the other phone", [picture]);
}
