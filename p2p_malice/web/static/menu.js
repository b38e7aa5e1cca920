// The local page's menu, set-up and settings: what can be begun, and how.

import { ask, button, make, showCard } from "./dom.js";
import { rulesText } from "./rules.js";
import { OPTIONS } from "./variants.js";

export class Menu {
  /**
   * @param {HTMLElement} root
   * @param {import("./settings.js").Settings} settings
   * @param {(body: Record<string, any>) => void} send what is told to the program
   */
  constructor(root, settings, send) {
    this.root = root;
    this.settings = settings;
    this.send = send;
  }

  /** @param {any} menu */
  show(menu) {
    document.title = "Spite & Malice";
    const games = Object.entries(menu.games);
    const choices = make("div", { className: "choices" });
    choices.append(
      button("Host a game: invite friends", () => this.showSetUp(menu, "host"), { className: "main" }),
      button("Join a friend's game", () => this.send({ kind: "join", name: menu.name })),
      button("Play here", () => this.showSetUp(menu, "play")),
      ...(games.length ? [button("Go on with an interrupted game", () => this.chooseGame(games))] : []),
      button("Read the rules", () => this.readRules(menu)),
      button("Settings", () => this.showSettings(menu)),
    );
    showCard(this.root, [make("h1", {}, "Spite & Malice"), make("p", {}, `Hello ${menu.name}.`), choices]);
  }

  /** @param {[string, any][]} games */
  async chooseGame(games) {
    const answer = await ask("Which game?", [], { ...Object.fromEntries(games.slice(0, 8)), "": "None of them" });
    if (answer) this.send({ kind: "resume", game: answer });
  }

  /** @param {any} menu */
  async readRules(menu) {
    const known = Object.entries(menu.variants).filter(([name]) => Object.hasOwn(OPTIONS, name));
    const variant = await ask("Which rules?", [], { ...Object.fromEntries(known), "": "None of them" });
    if (variant) await ask("The rules", [make("div", { className: "sheet-text" }, rulesText(variant))]);
  }

  /** @param {any} menu @param {"host" | "play"} what */
  showSetUp(menu, what) {
    const name = textField("name", menu.name, "nickname");
    const variant = make("select", { id: "variant" });
    for (const [value, text] of Object.entries(menu.variants)) {
      variant.append(make("option", { value, selected: value === menu.variant }, String(text)));
    }
    const payoff = textField("payoff", "");
    payoff.placeholder = "as the rules have it";
    const house = textField("house", "");
    house.placeholder = "as jokers=1 deals=3";
    const seats = textField("seats", what === "host" ? "me friend" : "me bot");
    const form = make("form", {
      className: "card-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const values = { variant: variant.value, payoff: payoff.value, house: house.value, seats: seats.value };
        this.send({ kind: "host", name: name.value, ...values });
      },
    });
    const line = (/** @type {string} */ text, /** @type {HTMLElement} */ field) => [make("label", { for: field.id }, text), field];
    form.append(make("h1", {}, what === "host" ? "Host a game" : "Play here"));
    form.append(...line("Your name", name), ...line("Rules", variant), ...line("Cards in each payoff pile", payoff));
    form.append(...line("House rules", house), ...line("Seats: me, me=NAME for somebody else here, friend, bot, bot=easy", seats));
    const quick = make("div", { className: "buttons" });
    for (const each of what === "host" ? ["me friend", "me friend friend", "me friend bot"] : ["me bot", "me me=Asha", "me bot bot bot"]) {
      quick.append(button(each, () => (seats.value = each)));
    }
    this.problem = make("p", { className: "problem", role: "status" });
    form.append(quick, this.problem, make("button", { type: "submit", className: "main" }, "Start"));
    form.append(button("Back", () => this.show(menu)));
    this.root.replaceChildren(make("main", { className: "page" }, form));
    name.focus();
  }

  /** @type {HTMLElement | null} */
  problem = null;

  /** @param {any} menu */
  showSettings(menu) {
    const { form, keep } = this.settings.form();
    const name = textField("name", menu.name, "nickname");
    const stun = textField("stun", menu.settings.stun);
    const turn = textField("turn", menu.settings.turn);
    const url = textField("game-url", menu.settings.game_url);
    stun.placeholder = "empty: the built-in ones";
    turn.placeholder = "turn:user:password@host:port";
    url.placeholder = "https://…";
    const line = (/** @type {string} */ text, /** @type {HTMLElement} */ field) => [make("label", { for: field.id }, text), field];
    const done = () => {
      keep();
      this.send({ kind: "settings", name: name.value, stun: stun.value, turn: turn.value, game_url: url.value });
    };
    const fields = [...line("Your name", name), ...line("STUN servers", stun), ...line("Relay (TURN)", turn)];
    fields.push(...line("Address of the guest's page, for links in invitations", url));
    this.problem = make("p", { className: "problem", role: "status" });
    showCard(this.root, [
      make("h1", {}, "Settings"),
      form,
      ...fields,
      this.problem,
      button("Keep", done, { className: "main" }),
      button("Back", () => this.show(menu)),
    ]);
  }
}

/** @param {string} id @param {string} value @param {string} [autocomplete] */
function textField(id, value, autocomplete = "off") {
  return make("input", { type: "text", id, value, autocomplete, spellcheck: false });
}
