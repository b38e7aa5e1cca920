// The way to the program that serves this page: a WebSocket of its own, with the token of its address.

import { showPage } from "../dom/dom.js";
import { html } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

const TOKEN_KEY = "p2p-malice token";
const TOKEN = /^[\w-]{22}$/;
const AGAIN_AFTER = 1000;

/** @param {import("../menu/app-page.js").AppPage} page @param {string} title @param {string} text */
const say = (page, title, text) =>
  showPage(page.root, html`<div class="card-form"><h1>${title}</h1><p>${text}</p></div>`);

/** Fulfils the page's `Way`. */
export class Socket {
  /** @type {"program"} */
  name = "program";
  /** @type {WebSocket | null} */
  _socket = null;

  /** @param {import("../menu/app-page.js").AppPage} page */
  begin(page) {
    const hash = location.hash.slice(1);
    if (hash) history.replaceState(null, "", location.pathname);
    if (TOKEN.test(hash)) sessionStorage.setItem(TOKEN_KEY, hash);
    const token = sessionStorage.getItem(TOKEN_KEY);
    if (token) this._connect(page, token);
    else say(page, words("key-none"), words("key-none-how"));
  }

  /** @param {import("../menu/app-page.js").AppPage} page @param {string} token */
  _connect(page, token) {
    const socket = new WebSocket(`ws://${location.host}/talk`);
    this._socket = socket;
    socket.onopen = () => socket.send(token);
    socket.onmessage = (event) => page.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this._socket !== socket) return;
      if (event.code === 1008) return say(page, words("key-old"), words("key-old-how"));
      page.showStopped();
      setTimeout(() => this._connect(page, token), AGAIN_AFTER);
    };
  }

  /** @param {import("../app-messages.d.ts").FromPage} body */
  send(body) {
    if (this._socket?.readyState === WebSocket.OPEN) this._socket.send(JSON.stringify(body));
  }
}
