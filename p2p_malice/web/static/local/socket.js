// The way to the program that serves this page: a WebSocket of its own, with the token of its address.

import { make, showCard } from "../dom/dom.js";
import { words } from "../words/catalogue.js";

const TOKEN_KEY = "p2p-malice token";
const TOKEN = /^[\w-]{22}$/;
const AGAIN_AFTER = 1000;

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
    else showCard(page.root, [make("h1", {}, words("key-none")), make("p", {}, words("key-none-how"))]);
  }

  /** @param {import("../menu/app-page.js").AppPage} page @param {string} token */
  _connect(page, token) {
    const socket = new WebSocket(`ws://${location.host}/talk`);
    this._socket = socket;
    socket.onopen = () => socket.send(token);
    socket.onmessage = (event) => page.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this._socket !== socket) return;
      if (event.code === 1008) {
        showCard(page.root, [make("h1", {}, words("key-old")), make("p", {}, words("key-old-how"))]);
        return;
      }
      page.showStopped();
      setTimeout(() => this._connect(page, token), AGAIN_AFTER);
    };
  }

  /** @param {Record<string, any>} body */
  send(body) {
    if (this._socket?.readyState === WebSocket.OPEN) this._socket.send(JSON.stringify(body));
  }
}
