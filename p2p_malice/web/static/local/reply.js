// The page at which a reply is tapped: it hands the reply over, and says what to do next.

import { byId, showPage } from "../dom/dom.js";
import { Settings } from "../settings/settings.js";
import { html } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

new Settings();
const reply = location.hash.slice(1);
history.replaceState(null, "", location.pathname);

/** @param {string} title @param {string} text */
const say = (title, text) =>
  showPage(byId("root"), html`<div class="card-form"><h1>${title}</h1><p role="status">${text}</p></div>`);

let isAnswered = false;
const socket = new WebSocket(`ws://${location.host}/talk`);
socket.onopen = () => socket.send(JSON.stringify({ secret: location.pathname.split("/")[2], reply }));
socket.onmessage = (/** @type {MessageEvent} */ event) => {
  const { kind, text } = JSON.parse(event.data);
  isAnswered = true;
  if (kind === "arrived") say(words("tapped-title"), words("tapped-how"));
  else say(words("tapped-wrong"), text);
};
socket.onclose = () => {
  if (!isAnswered) say(words("tapped-wrong"), words("tapped-closed"));
};
