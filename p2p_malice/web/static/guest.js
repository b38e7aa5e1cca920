// The guest's way: an invitation, perhaps a reply, the table, and back to it after whatever happened.

import { CodeError, read } from "./code.js";
import { ask, button, make, showCard } from "./dom.js";
import { Link } from "./link.js";
import { cleaned } from "./names.js";
import { Player } from "./seat.js";
import { handOver, replyMessage, sharing } from "./share.js";
import { forgetSeat, keepSeat, keptSeat } from "./store.js";
import { counted } from "./words.js";

/** @typedef {import("./store.js").Seat} Seat */
/** @typedef {import("./settings.js").Settings} Settings */

const AWAY = "Nothing is heard from the host. The game is kept there; it goes on by itself when they are back.";
const LONG_AWAY =
  "Nothing is heard from the host. The game is kept there. If that takes long, ask for a new invitation, and open it or press New code.";

/** Behind the code of a link: where, on the host's own machine, a tapped reply reaches the waiting table. */
const WAITING_PROGRAM = /!(\d{2,5})\.([\w-]{8,40})$/;

const NEW_CODE_AFTER = 12000;

/** Run the guest's page. @param {HTMLElement} root @param {Settings} settings */
export async function runGuest(root, settings) {
  const page = new GuestPage(root, settings);
  addEventListener("hashchange", () => page.open());
  await page.open();
}

class GuestPage {
  /** @param {HTMLElement} root @param {Settings} settings */
  constructor(root, settings) {
    this.root = root;
    this.settings = settings;
    this.stun = (document.querySelector("meta[name=stun]")?.getAttribute("content") ?? "").split(" ").filter(Boolean);
    /** @type {Link | null} */
    this.link = null;
    /** @type {Player | null} */
    this.player = null;
    /** @type {Seat} */
    this.seat = { invitation: "", name: "", token: "", players: [] };
    this.isInvited = false;
    /** @type {string[]} */
    this.waitsAt = [];
  }

  /** Begin with what the address says, or with what was kept. */
  async open() {
    const pasted = location.hash.length > 1 ? location.hash.slice(1) : "";
    if (pasted) history.replaceState(null, "", location.href.split("#")[0]);
    const kept = await keptSeat();
    if (!pasted) return kept && !kept.isOver ? this._offerReturn(kept) : this._showStart("");
    this.waitsAt = WAITING_PROGRAM.exec(pasted)?.slice(1) ?? [];
    try {
      const { description } = read(pasted);
      if (description.kind === "reply") return this._handOver(pasted);
    } catch (error) {
      return this._showStart(error instanceof CodeError ? error.message : String(error));
    }
    if (this.player && !this.player.isOver) return this._useNewCode(pasted);
    if (kept && !kept.isOver) {
      const players = kept.players.filter((name) => name !== kept.name).join(", ") || "your friend";
      const answer = await ask("A new invitation", [`You have an unfinished game with ${players}. Is this invitation for it?`], {
        back: "Yes, go on with that game",
        new: "No, it is a new game",
      });
      if (answer === "back") return this._comeBack({ ...kept, invitation: pasted, candidates: [] });
    }
    if (!this.settings.name) return this._showStart("", pasted);
    await this._join(pasted, this.settings.name);
  }

  // --- the start

  /** @param {string} problem @param {string} [pasted] */
  _showStart(problem, pasted = "") {
    const name = make("input", { type: "text", id: "name", value: this.settings.name, maxLength: 24, autocomplete: "nickname" });
    const box = make("textarea", { id: "code", rows: 5, value: pasted, placeholder: "MDW1-…", spellcheck: false });
    const said = make("p", { className: "problem", role: "status" }, problem);
    const look = () => {
      if (!box.value.trim()) return null;
      try {
        const { description, repaired } = read(box.value, { expected: "invitation" });
        said.textContent = repaired ? `${counted(repaired, "character")} wrong in the code: repaired.` : "";
        said.classList.toggle("bad", false);
        return description;
      } catch (error) {
        said.textContent = error instanceof CodeError ? error.message : String(error);
        said.classList.toggle("bad", true);
        return null;
      }
    };
    box.addEventListener("input", look);
    const join = () => {
      if (!look()) {
        said.textContent ||= "Paste the invitation first.";
        return box.focus();
      }
      const chosen = cleaned(name.value, 24) || "Guest";
      this.settings.name = chosen;
      this.settings.keep();
      return this._join(box.value, chosen);
    };
    const form = make("form", {
      className: "card-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        join();
      },
    });
    form.append(make("h1", {}, "Spite & Malice"));
    form.append(make("p", {}, "A game of cards between friends, straight from device to device. You have been invited? Then you are one code away."));
    form.append(make("label", { for: "name" }, "Your name"), name);
    const codeFields = [make("label", { for: "code" }, "The invitation, or the whole message it came in"), box];
    if (pasted) codeFields.forEach((field) => (field.hidden = true));
    form.append(...codeFields, said, make("button", { type: "submit", className: "main" }, "Join the game"));
    this.root.replaceChildren(make("main", { className: "page" }, form));
    (this.settings.name && !pasted ? box : name).focus();
  }

  /** @param {Seat} kept */
  _offerReturn(kept) {
    const players = kept.players.filter((name) => name !== kept.name).join(", ") || "your friend";
    const content = [
      make("h1", {}, "Spite & Malice"),
      make("p", {}, `You sit at the table of a game with ${players}.`),
      button("Go on with that game", () => this._comeBack(kept), { className: "main" }),
      button("Something else", async () => {
        await forgetSeat();
        this._showStart("");
      }),
    ];
    showCard(this.root, content);
    this._comeBack(kept).catch(() => {});
  }

  // --- connecting

  /** @param {string} pasted @param {string} name */
  async _join(pasted, name) {
    /** @type {RTCCertificate | undefined} */
    let certificate;
    try {
      certificate = await RTCPeerConnection.generateCertificate(/** @type {any} */ ({ name: "ECDSA", namedCurve: "P-256" }));
    } catch {
      // The browser makes one of its own, which cannot be kept.
    }
    this.seat = { invitation: pasted, name, token: "", players: [], certificate };
    this.isInvited = true;
    await this._connect();
  }

  /** @param {Seat} kept */
  async _comeBack(kept) {
    this.seat = { ...kept };
    this.isInvited = false;
    await this._connect();
  }

  async _connect() {
    this.link?.close();
    const { description } = read(this.seat.invitation, { expected: "invitation" });
    for (const each of this.seat.candidates ?? []) {
      const isKnown = description.candidates.some(({ address, port }) => address === each.address && port === each.port);
      if (!isKnown) description.candidates.push(each);
    }
    const link = new Link(description, this.seat.certificate, this.stun);
    this.link = link;
    link.onframe = (frame) => {
      this._player().hear(frame);
      this._noteLink();
    };
    link.onhealth = (health) => this._noteHealth(link, health);
    link.onrestart = () => this._hello();
    link.onstuck = () => this._connect();
    link.onend = (reason) => this._ended(reason);
    this._showWaiting("Looking for the way to your friend …");
    try {
      const code = await link.call();
      if (link.health === "connecting" && this.link === link) this._showReply(code);
    } catch (error) {
      if (this.link === link) this._showStart(`This browser could not begin: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** @param {string} text */
  _showWaiting(text) {
    if (this.player) return;
    const content = [make("h1", {}, "Spite & Malice"), make("p", { role: "status" }, text)];
    showCard(this.root, content);
  }

  /** @param {string} code */
  _showReply(code) {
    const stop = button("Stop", () => this._stop());
    if (!code) {
      const words = "This browser told no address at which it can be reached. Allow WebRTC in its settings, or try another browser.";
      const content = [make("h1", {}, "No way out"), make("p", {}, words), stop];
      showCard(this.root, content);
      return;
    }
    const [port, secret] = this.waitsAt;
    const message = replyMessage(code, this.seat.name, port ? `http://127.0.0.1:${port}/r/${secret}` : "");
    const content = [
      make("h1", {}, this.isInvited ? "Send this back to your friend" : "Trying to come back to the table"),
      make("p", {}, this.isInvited ? "" : "It goes on by itself when the way is free. If that takes long, ask for a new invitation and open it."),
      sharing(message, code),
      make("p", { role: "status", className: "waiting" }, "Waiting until your friend has pasted it. It holds as long as this page is open."),
      button("Paste another invitation", () => this._askNewCode()),
      stop,
    ];
    showCard(this.root, content);
  }

  _stop() {
    this.link?.close();
    this.link = null;
    this._showStart("");
  }

  // --- at the table

  _player() {
    if (this.player) return this.player;
    const player = new Player(this.root, this.settings, (body) => this.link?.send(JSON.stringify(body)));
    this.player = player;
    player.table.onleave = () => this._leave();
    player.onchange = () => this._keep();
    player.onbye = (reason) => this._ended(reason);
    this._noteLink();
    return player;
  }

  _hello() {
    this.link?.send(JSON.stringify({ kind: "hello", name: this.seat.name, version: 1, token: this.seat.token }));
  }

  _keep() {
    const player = /** @type {Player} */ (this.player);
    this.seat.token = player.token;
    this.seat.players = player.table.sitters.map((sitter) => sitter.name);
    this.seat.candidates = this.link?.host.candidates;
    this.seat.isOver = player.isOver;
    keepSeat(this.seat);
  }

  /** @param {Link} link @param {import("./link.js").Health} health */
  _noteHealth(link, health) {
    if (this.link !== link) return;
    if (health === "good" && !this._hasGreeted.has(link)) {
      this._hasGreeted.add(link);
      this._hello();
    }
    this._noteLink();
    clearTimeout(this._patience);
    if (health === "away") this._patience = setTimeout(() => this._noteLink(true), NEW_CODE_AFTER);
  }

  _hasGreeted = new WeakSet();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  _patience = undefined;

  _noteLink(mayNeedCode = false) {
    const { link, player } = this;
    if (!link || !player) return;
    const trip = link.roundTrip === null ? "" : ` ${Math.round(link.roundTrip)} ms`;
    const words = {
      connecting: "○ connecting",
      good: `● ${link.isRelayed ? "relayed" : "direct"}${trip}`,
      shaky: "◐ shaky",
      away: "○ away",
      ended: "○ ended",
    }[link.health];
    const isAway = link.health === "away";
    player.table.callWords = isAway ? "New code" : "";
    player.table.oncall = isAway ? () => this._askNewCode() : null;
    if (isAway) player.table.note = mayNeedCode ? LONG_AWAY : AWAY;
    else if ([AWAY, LONG_AWAY].includes(player.table.note)) player.table.note = "";
    player.table.setLink(words, isAway);
  }

  async _askNewCode() {
    const box = make("textarea", { id: "new-code", rows: 5, placeholder: "MDW1-…" });
    const label = make("label", { for: "new-code" }, "The new invitation, or the whole message it came in");
    const answer = await ask("A new invitation", [label, box], { use: "Use it", "": "Cancel" });
    if (answer === "use") this._useNewCode(box.value);
  }

  /** Go on at the same table by another invitation. @param {string} pasted */
  async _useNewCode(pasted) {
    try {
      read(pasted, { expected: "invitation" });
    } catch (error) {
      await ask("That is no invitation", [error instanceof Error ? error.message : String(error)]);
      return;
    }
    this.player?.table.remove();
    const before = this.player;
    this.player = null;
    this.link?.close();
    await this._comeBack({ ...this.seat, invitation: pasted, candidates: [], token: before?.token ?? this.seat.token });
  }

  async _leave() {
    const isOver = this.player?.isOver;
    if (!isOver) {
      const answer = await ask("Leave the game?", ["It is kept: open this page again and you are back at the table."], {
        "": "Play on",
        leave: "Leave",
      });
      if (answer !== "leave") return;
    } else await forgetSeat();
    this.link?.send(JSON.stringify({ kind: "bye", reason: "" }));
    this._finish();
  }

  /** @param {string} reason */
  async _ended(reason) {
    if (this.player?.isOver) await forgetSeat();
    if (!this.player) return this._showStart(reason);
    this.player.table.isClosed = true;
    this.player.table.callWords = "";
    this.player.table.onleave = () => this._finish();
    this.player.table.setLink("○ ended", true);
    this.player.table.tell(reason);
    if (!this.player.isOver) {
      const answer = await ask("The table was closed", [reason, " Your seat is kept: open the host's next invitation here."], {
        code: "Paste a new invitation",
        "": "Close",
      });
      if (answer === "code") await this._askNewCode();
    }
  }

  _finish() {
    this.link?.close();
    this.link = null;
    this.player?.table.remove();
    this.player = null;
    document.title = "Spite & Malice";
    keptSeat().then((kept) => (kept ? this._showReturn(kept) : this._showStart("")));
  }

  /** @param {Seat} kept */
  _showReturn(kept) {
    const content = [
      make("h1", {}, "Spite & Malice"),
      make("p", {}, "Your seat is kept."),
      button("Go back to the table", () => this._comeBack(kept), { className: "main" }),
      button("Something else", () => this._showStart("")),
    ];
    showCard(this.root, content);
  }

  // --- a reply that was tapped here

  /** Give a reply to the table that waits in another tab of this browser. @param {string} pasted */
  async _handOver(pasted) {
    const taken = await handOver(pasted);
    const content = taken
      ? [make("h1", {}, "Handed over"), make("p", {}, "The waiting game has taken this reply. You can close this tab.")]
      : [
          make("h1", {}, "This is a reply"),
          make("p", {}, "It belongs in the waiting game: copy it and paste it there."),
          sharing(read(pasted).description ? pasted : "", pasted),
        ];
    showCard(this.root, content);
  }
}
