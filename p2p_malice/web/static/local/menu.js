// The local page's menu, set-up and settings: what can be begun, and how.

import { ask, button, make, showCard } from "../shared/dom.js";
import { rulesText } from "../shared/rules.js";
import { OPTIONS } from "../shared/variants.js";
import { words } from "../shared/words.js";

export class Menu {
  /**
   * @param {HTMLElement} root
   * @param {import("../shared/settings.js").Settings} settings
   * @param {(body: Record<string, any>) => void} send what is told to the program
   */
  constructor(root, settings, send) {
    this.root = root;
    this.settings = settings;
    this.send = send;
  }

  /** @param {any} menu */
  show(menu) {
    document.title = words("page-title");
    const games = Object.entries(menu.games);
    const choices = make("div", { className: "choices" });
    choices.append(
      button(words("menu-host"), () => this.showSetUp(menu, "host"), { className: "main" }),
      button(words("menu-join"), () => this.send({ kind: "join", name: menu.name })),
      button(words("menu-play"), () => this.showSetUp(menu, "play")),
      ...(games.length ? [button(words("menu-resume"), () => this.chooseGame(games))] : []),
      button(words("menu-rules"), () => this.readRules(menu)),
      button(words("menu-settings"), () => this.showSettings(menu)),
    );
    showCard(this.root, [
      make("h1", {}, words("page-title")),
      make("p", {}, words("menu-hello", { name: menu.name })),
      choices,
    ]);
  }

  /** @param {[string, any][]} games */
  async chooseGame(games) {
    const answer = await ask(words("menu-which-game"), [], {
      ...Object.fromEntries(games.slice(0, 8)),
      "": words("page-cancel"),
    });
    if (answer) this.send({ kind: "resume", game: answer });
  }

  /** @param {any} menu */
  async readRules(menu) {
    const known = Object.entries(menu.variants).filter(([name]) => Object.hasOwn(OPTIONS, name));
    const variant = await ask(words("menu-which-rules"), [], {
      ...Object.fromEntries(known),
      "": words("page-cancel"),
    });
    if (variant) await ask(words("page-rules"), [make("div", { className: "sheet-text" }, rulesText(variant))]);
  }

  /** @param {any} menu @param {"host" | "play"} what */
  showSetUp(menu, what) {
    const name = textField("name", menu.name, "nickname");
    const variant = make("select", { id: "variant" });
    for (const [value, text] of Object.entries(menu.variants)) {
      variant.append(make("option", { value, selected: value === menu.variant }, String(text)));
    }
    const payoff = textField("payoff", "");
    payoff.placeholder = words("setup-default");
    const house = textField("house", "");
    house.placeholder = words("setup-house-like");
    const seats = textField("seats", what === "host" ? "me friend" : "me bot");
    const form = make("form", {
      className: "card-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const values = { variant: variant.value, payoff: payoff.value, house: house.value, seats: seats.value };
        this.send({ kind: "host", name: name.value, ...values });
      },
    });
    const line = (/** @type {string} */ key, /** @type {HTMLElement} */ field) => [
      make("label", { for: field.id }, words(key)),
      field,
    ];
    form.append(make("h1", {}, words(what === "host" ? "menu-host" : "menu-play")));
    form.append(...line("page-your-name", name), ...line("setup-rules", variant), ...line("setup-payoff", payoff));
    form.append(...line("setup-house", house), ...line("setup-seats", seats));
    const quick = make("div", { className: "buttons" });
    for (const each of what === "host"
      ? ["me friend", "me friend friend", "me friend bot"]
      : ["me bot", "me me=Asha", "me bot bot bot"]) {
      quick.append(button(each, () => (seats.value = each)));
    }
    this.problem = make("p", { className: "problem", role: "status" });
    form.append(quick, this.problem, make("button", { type: "submit", className: "main" }, words("setup-start")));
    form.append(button(words("menu-back"), () => this.show(menu)));
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
    stun.placeholder = words("settings-stun-like");
    turn.placeholder = "turn:user:password@host:port";
    url.placeholder = "https://…";
    const line = (/** @type {string} */ key, /** @type {HTMLElement} */ field) => [
      make("label", { for: field.id }, words(key)),
      field,
    ];
    const done = () => {
      keep();
      this.send({ kind: "settings", name: name.value, stun: stun.value, turn: turn.value, game_url: url.value });
    };
    const fields = [...line("page-your-name", name), ...line("settings-stun", stun), ...line("settings-turn", turn)];
    fields.push(...line("settings-game-url", url));
    this.problem = make("p", { className: "problem", role: "status" });
    showCard(this.root, [
      make("h1", {}, words("menu-settings")),
      form,
      ...fields,
      this.problem,
      button(words("menu-save"), done, { className: "main" }),
      button(words("menu-back"), () => this.show(menu)),
    ]);
  }
}

/** @param {string} id @param {string} value @param {string} [autocomplete] */
function textField(id, value, autocomplete = "off") {
  return make("input", { type: "text", id, value, autocomplete, spellcheck: false });
}
