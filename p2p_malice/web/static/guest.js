// The guest's way: an invitation, perhaps a reply, the table, and back to it after whatever happened.

import { CodeError, read } from "./code.js";
import { ask, button, make, showCard } from "./dom.js";
import { Link } from "./link.js";
import { cleaned } from "./names.js";
import { Player } from "./seat.js";
import { replyMessage, sharing } from "./share.js";
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

/** Of all tabs of a browser, the one that holds this lock plays. */
const LOCK = "p2p-malice";
const LOCK_WITHIN = 500;

/** Run the guest's page. @param {HTMLElement} root @param {Settings} settings */
export async function runGuest(root, settings) {
  const page = new GuestPage(root, settings);
  addEventListener("hashchange", () => location.hash && page.open());
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
    /** @type {(() => void) | null} Lets another tab play. */
    this._yield = null;
  }

  /** Begin with what the address says, or with what was kept. */
  async open() {
    const linked = location.hash.slice(1);
    if (linked) history.replaceState(null, "", location.href.split("#")[0]);
    const pasted = linked || history.state?.linked;
    const kept = await keptSeat();
    const game = kept && !kept.isOver ? kept : null;
    if (!pasted) return game ? this._offerReturn(game) : this._showStart("");
    try {
      const { description } = read(pasted);
      if (description.kind === "reply") return this._showForeignReply(pasted);
    } catch (error) {
      return this._showStart(error instanceof CodeError ? error.message : String(error));
    }
    // Out of sight, but still there after a reload.
    history.replaceState({ linked: pasted }, "");
    if (this.link && this.link.health !== "ended" && !this.player?.isOver) await this._askToSwitch(pasted);
    else this._showLanding(pasted, game);
  }

  /** A link was opened where a game, or the way to it, is already under way. @param {string} invitation */
  async _askToSwitch(invitation) {
    const { token } = this.seat;
    const words = token
      ? `Is it from ${friends(this.seat)}, for this game? If they didn't tell you about it, ignore it: whoever made it could take your seat.`
      : "You're still waiting for your friend. Use this invitation instead?";
    if ((await ask("A new invitation", [words], { "": "Ignore it", use: "Use it" })) !== "use") {
      history.replaceState(null, "");
      return;
    }
    await (token ? this._useNewCode(invitation) : this._join(invitation, this.seat.name));
  }

  /** What a link leads to. Nothing is sent before the person says so. @param {string} invitation @param {Seat | null} game */
  _showLanding(invitation, game) {
    this.player?.table.remove();
    const name = this._nameField();
    const form = make(
      "form",
      {
        className: "card-form",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          this._join(invitation, this._chosen(name));
        },
      },
      make("h1", {}, "You're invited to Spite & Malice"),
      make("p", {}, "A card game with your friend, straight from your device to theirs."),
      make("label", { for: "name" }, "Your name"),
      name,
      make("button", { type: "submit", className: "main" }, "Join"),
      make("p", { className: "said" }, "Nothing is sent until you tap Join. Then this page connects to your friend's device, which learns your name and network address."),
    );
    if (game) {
      const back = () => this._comeBack({ ...game, invitation, candidates: [] });
      const ignore = () => {
        history.replaceState(null, "");
        this.open();
      };
      form.append(
        make("p", {}, `Or did ${friends(game)} send it, so that you can finish your game?`),
        button("Yes, back to that game", back),
        button("Ignore the invitation", ignore),
      );
    }
    this.root.replaceChildren(make("main", { className: "page" }, form));
    name.focus();
  }

  _nameField() {
    return make("input", { type: "text", id: "name", value: this.settings.name, maxLength: 24, autocomplete: "nickname" });
  }

  /** The name that was chosen, kept for the next time. @param {HTMLInputElement} field */
  _chosen(field) {
    this.settings.name = cleaned(field.value, 24) || "Guest";
    this.settings.keep();
    return this.settings.name;
  }

  // --- the start

  /** @param {string} problem */
  _showStart(problem) {
    const name = this._nameField();
    const box = make("textarea", { id: "code", rows: 5, placeholder: "MDW1-…", spellcheck: false });
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
      return this._join(box.value, this._chosen(name));
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
    form.append(make("label", { for: "code" }, "The invitation, or the whole message it came in"), box, said);
    form.append(make("button", { type: "submit", className: "main" }, "Join the game"));
    this.root.replaceChildren(make("main", { className: "page" }, form));
    (this.settings.name ? box : name).focus();
  }

  /** @param {Seat} kept */
  _offerReturn(kept) {
    const content = [
      make("h1", {}, "Spite & Malice"),
      make("p", {}, `You have a game in progress with ${friends(kept)}.`),
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

  async _connect(takesOver = false) {
    if (!(await this._claim(takesOver))) return this._showElsewhere();
    this.player?.table.remove();
    this.player = null;
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

  /** Be the tab that plays: whether no other one does, or this one takes over. @param {boolean} takesOver */
  _claim(takesOver) {
    if (this._yield || !navigator.locks) return true;
    return new Promise((resolve) => {
      const late = new AbortController();
      setTimeout(() => late.abort(), LOCK_WITHIN);
      const hold = () =>
        new Promise((done) => {
          this._yield = () => {
            this._yield = null;
            done(null);
          };
          resolve(true);
        });
      navigator.locks.request(LOCK, takesOver ? { steal: true } : { signal: late.signal }, hold).catch(() => {
        if (!this._yield) return resolve(false);
        this._yield = null;
        this._showElsewhere();
      });
    });
  }

  /** Another tab plays: leave it the seat, without a word to the host. */
  _showElsewhere() {
    this.link?.drop();
    this.link = null;
    this.player?.table.remove();
    this.player = null;
    showCard(this.root, [
      make("h1", {}, "You're playing in another tab"),
      make("p", {}, "Go to that tab, or bring the game here."),
      button("Play here instead", () => this._connect(true), { className: "main" }),
    ]);
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
    const [, port, secret] = WAITING_PROGRAM.exec(this.seat.invitation) ?? [];
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
    this._yield?.();
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
    this.link?.send(JSON.stringify({ kind: "hello", name: this.seat.name, version: 2, token: this.seat.token }));
  }

  _keep() {
    const player = /** @type {Player} */ (this.player);
    this.seat.token = player.token;
    this.seat.players = player.table.sitters.map((sitter) => sitter.name);
    this.seat.candidates = this.link?.host.candidates;
    this.seat.isOver = player.isOver;
    this.seat.invitation = this.seat.invitation.replace(WAITING_PROGRAM, "");
    keepSeat(this.seat);
    // The seat is what leads back from now on.
    history.replaceState(null, "");
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
    await this._comeBack({ ...this.seat, invitation: pasted, candidates: [] });
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
    this.link?.send(JSON.stringify({ kind: "bye" }));
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
    this._yield?.();
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

  /** A reply was opened here, but the table that waits for it is on the host's own machine. @param {string} reply */
  _showForeignReply(reply) {
    const words = "It belongs in the waiting game: copy it and paste it there.";
    showCard(this.root, [make("h1", {}, "This is a reply"), make("p", {}, words), sharing(reply, reply)]);
  }
}

/** The others at the table of a seat. @param {Seat} seat */
const friends = (seat) => seat.players.filter((name) => name && name !== seat.name).join(", ") || "your friend";
