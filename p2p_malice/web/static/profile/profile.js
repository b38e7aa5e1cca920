// What has been played and won: figures, opponents, the last games, and trophies. Its words come from the program.

import { loadStylesheet } from "../dom/stylesheet.js";
import { choice } from "../forms/inputs.js";
import "../players/avatar-art.js";
import { initialsOf } from "../players/avatars.js";
import { ownFace } from "../players/avatar-group.js";
import { avatarOf } from "../players/person-line.js";
import "../words/extra-words.js";
import { unbroken } from "../words/unbroken.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "../words/ask.js";
import { words } from "../words/catalogue.js";
import { chartOf, curveOf } from "./chart.js";
import { trophyArt } from "../results/trophy-art.js";
import { openedBy } from "../settings/earned-looks.js";

/** Somebody who was played against; `forget` is the word that forgets them, "" where nothing does.
 * @typedef {import("../app-messages.d.ts").Rival} Rival */
/** A game: won, lost, drawn, or none of these; `replay` is the word that shows it again, `share` the one that sends
 * it to others, "" where nothing does.
 * @typedef {import("../app-messages.d.ts").PlayedLine} Played */
/** @typedef {import("../app-messages.d.ts").TrophyLine} Trophy `when` is "" until it is earned */
/** All that the program tells. `tabs` are by the word that shows each, `choices` by the word that is chosen, and `empty`
 * stands in place of what there is only after a game.
 * @typedef {import("../app-messages.d.ts").ProfileMessage} Profile */
/** @typedef {(body: import("../app-messages.d.ts").FromPage) => void} Send */

/** How large a file may be that is taken in, in bytes. */
const MOST_BYTES = 4_000_000;
/** What is sent of it at once, in characters: the program's server takes 64 KiB, and six bytes may stand for each. */
const PART = /.{1,10000}/gsu;
/** How many of the last games stand there at once. */
const FIRST = 6;
/** How many of the trophies that aren't earned stand there at once, the nearest ones. */
const NEAREST = 4;
/** Words that leave the page. */
const LEAVES = ["quit", "back"];
/** What stands for how a game has ended. @type {Record<string, string>} */
const SIGNS = { won: "✓", lost: "✕", drawn: "=" };

/** The looks of the page. */
export const loadLooks = () => loadStylesheet("profile/style.css").catch(() => {});

/** The page as a card. @param {Profile} profile @param {string} avatar one's own @param {Send} send */
export function profileOf(profile, avatar, send) {
  const { title, tabs, tab, figures, choices, empty, note } = profile;
  const choose = (/** @type {string} */ word) => send({ kind: "chosen", word });
  const chips = Object.entries(tabs).map(([word, label]) =>
    choice("profile-tab", word, word === tab, false, choose, label),
  );
  // One for all games and one for the only game would show the same; where one is empty, another may not be.
  const isParted = chips.length > 2 && !(empty && tab === Object.keys(tabs)[0]);
  const about = empty ? html`<p class="about">${empty}</p>` : nothing;
  const parts = empty ? nothing : [tiles(figures), groupsOf(profile, choose), companions(profile, choose)];
  const buttons = (/** @type {boolean} */ areOut) =>
    Object.keys(choices)
      .filter((word) => LEAVES.includes(word) === areOut)
      .map((word) => button(word, choices[word], send));
  return html`<div class="card-form profile"><h1>${title}</h1>${own(profile, avatar, choose)}${note ? html`<p class="about" role="status">${note}</p>` : nothing}${about}${trophies(profile)}${
    isParted ? html`<div class="chips" role="radiogroup" aria-label=${title}>${chips}</div>` : nothing
  }${parts}${calendar(profile)}${empty ? nothing : games(profile, choose)}
    <div class="buttons">${buttons(false)}</div><div class="finish"><div class="buttons">${buttons(true)}</div></div></div>`;
}

/** Whose it is, and the way to another name and face. @param {Profile} profile @param {string} avatar
 * @param {(word: string) => void} choose */
function own({ name, rename }, avatar, choose) {
  const content = html`${ownFace(name, avatar)}<span class="says">${
    name ? html`<b>${name}</b><small>${words("own-face")}</small>` : html`<b>${words("own-face")}</b>`
  }</span>`;
  return rename
    ? html`<button type="button" id="profile-own" @click=${() => choose(rename)}>${content}</button>`
    : nothing;
}

/** @param {[string, string][]} figures */
function tiles(figures) {
  // In rows that are full, where there are such.
  const columns = [5, 4, 3].find((each) => figures.length % each === 0) ?? 4;
  const tile = (/** @type {[string, string]} */ [label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  return html`<dl class="tiles" data-columns=${columns}>${figures.map(tile)}</dl>`;
}

/** Those who have played together, each with what they have won, evening by evening.
 * @param {Profile} profile @param {(word: string) => void} choose */
function groupsOf({ name: own, groups, groups_title, invite_title }, choose) {
  const card = (/** @type {Profile["groups"][0]} */ { title, line, members, invite }, /** @type {number} */ at) => {
    const id = `profile-group-${at}`;
    const most = Math.max(1, ...members.flatMap(({ wins }) => wins));
    // The first is the player here, who has the letter that all others see.
    const signs = initialsOf(members.map(({ name }, place) => (place ? name : own || name)));
    const each = (/** @type {Profile["groups"][0]["members"][0]} */ member, /** @type {number} */ place) =>
      html`<li>${avatarOf(signs[place], member.seat, member.avatar)}<span class="says"><b>${member.name}</b><small>${unbroken(
        member.line,
      )}</small></span>${curveOf(member.wins, most)}</li>`;
    const again = html`<button type="button" id=${`${id}-invite`} aria-labelledby=${`${id}-invite ${id}`}
      @click=${() => choose(invite)}>${invite_title}</button>`;
    return html`<li><h3 id=${id}>${title}</h3><p class="about">${unbroken(line)}</p><ul class="lines">${members.map(each)}</ul>${invite ? again : nothing}</li>`;
  };
  if (!groups.length) return nothing;
  return html`<section><h2>${groups_title}</h2><ul class="groups">${groups.map(card)}</ul></section>`;
}

/** How it went in the course of time, and against whom. @param {Profile} profile @param {(word: string) => void} choose */
function companions({ chart, chart_title, rivals, rivals_title, forget_asks, forget_yes }, choose) {
  const signs = initialsOf(rivals.map(({ name }) => name));
  const forget = async (/** @type {Rival} */ { name, forget: word }) => {
    const answer = await ask(name, forget_asks, { "": words("page-cancel"), forget: forget_yes });
    if (answer === "forget") choose(word);
  };
  const line = (/** @type {Rival} */ rival, /** @type {number} */ at) => {
    const id = `profile-rival-${at}`;
    const out = html`<button type="button" class="forget" id=${`${id}-forget`} title=${forget_yes} aria-label=${forget_yes}
      aria-labelledby=${`${id}-forget ${id}`} @click=${() => forget(rival)}></button>`;
    return html`<li>${avatarOf(signs[at], rival.seat, rival.avatar)}<span class="says"><b id=${id}>${rival.name}</b><small>${unbroken(rival.line)}</small></span>${
      rival.forget ? out : nothing
    }</li>`;
  };
  const history = html`<section><h2>${chart_title}</h2>${chartOf(chart)}</section>`;
  const others = html`<section><h2>${rivals_title}</h2><ul class="lines">${rivals.map(line)}</ul></section>`;
  return html`<div class=${rivals.length > 5 ? "halves many" : "halves"}>${chart.length ? history : nothing}${rivals.length ? others : nothing}</div>`;
}

/** The last weeks of daily deals, a line for each. @param {Profile} profile */
function calendar({ days, days_title, days_span }) {
  if (!days.length) return nothing;
  const cell = (/** @type {Profile["days"][0]} */ { number, mark, line }) =>
    html`<li title=${line}><span class="mark" data-mark=${mark} aria-hidden="true">${number}</span><span class="unseen">${line}</span></li>`;
  return html`<section><h2>${days_title} <small>${days_span}</small></h2><ul class="calendar">${days.map(cell)}</ul></section>`;
}

/** How near a trophy is, drawn and said; nothing where no steps lead there. @param {number} count @param {number} goal */
const progress = (count, goal) =>
  goal > 1
    ? html`<span class="progress"><i aria-hidden="true"><i .style=${`width: ${(100 * count) / goal}%`}></i></i>${words("earn-progress", { count, goal })}</span>`
    : nothing;

/** Those that are earned in large, the nearest of the others below, and all else behind a line. @param {Profile} profile */
function trophies({ trophies: all, trophies_title }) {
  const opens = (/** @type {string | undefined} */ look) =>
    look && html`<small>${words("look-opens", { look: words("look-name", { look }) })}</small>`;
  const show = (/** @type {Trophy} */ { name, title, line, when, count, goal }) =>
    html`<li>${trophyArt(name)}<span class="says"><b>${title}</b><small>${line}</small>${opens(openedBy(name)) ?? nothing}${when ? html`<small class="when">${when}</small>` : progress(count, goal)}</span></li>`;
  const earned = all.filter(({ when }) => when);
  // What several steps lead to goes before what is done at once.
  const left = ({ count, goal } = all[0]) => (goal > 1 ? 1 - count / goal : 1);
  const others = all.filter(({ when }) => !when).sort((one, other) => left(one) - left(other));
  const pale = (/** @type {Trophy[]} */ those) => html`<ul class="pale">${those.map(show)}</ul>`;
  const further = html`<details><summary>${words("table-more")}</summary>${pale(others.slice(NEAREST))}</details>`;
  const rest = html`<h3>${words("profile-to-earn")}</h3>${pale(others.slice(0, NEAREST))}${others.length > NEAREST ? further : nothing}`;
  return html`<section class="trophies"><h2>${trophies_title} <small>${earned.length} / ${all.length}</small></h2>${
    earned.length ? html`<ul class="earned">${earned.map(show)}</ul>` : nothing
  }${others.length ? rest : nothing}</section>`;
}

/** The last games. @param {Profile} profile @param {(word: string) => void} choose */
function games({ played, played_title }, choose) {
  const line = (/** @type {Played} */ { mark, title, line, replay, share }, /** @type {number} */ at) => {
    const act = (/** @type {string} */ word, /** @type {string} */ what, /** @type {string} */ label, text = label) =>
      word
        ? html`<button type="button" class=${what} id=${`profile-${what}-${at}`} title=${label} aria-label=${label}
            aria-labelledby=${`profile-${what}-${at} profile-game-${at}`} @click=${() => choose(word)}>${text}</button>`
        : nothing;
    return html`<li><span class="mark" data-mark=${mark} role="img" aria-label=${words("profile-mark", { mark })}>${SIGNS[mark] ?? "–"}</span><span
      class="says"><b id=${`profile-game-${at}`}>${title}</b><small>${unbroken(line)}</small></span>${act(
        share,
        "share",
        words("ending-share"),
        "",
      )}${act(replay, "again", words("profile-replay"))}</li>`;
  };
  if (!played.length) return nothing;
  const lines = played.map(line);
  const list = (/** @type {unknown[]} */ those) => html`<ul class="lines games-played">${those}</ul>`;
  const older = html`<details><summary>${words("profile-older")}</summary>${list(lines.slice(FIRST))}</details>`;
  return html`<section><h2>${played_title}</h2>${list(lines.slice(0, FIRST))}${lines.length > FIRST ? older : nothing}</section>`;
}

/** @param {string} word @param {string} label @param {Send} send */
function button(word, label, send) {
  if (word === "import") {
    const pick = (/** @type {Event} */ { target }) => /** @type {any} */ (target).nextElementSibling.click();
    const take = (/** @type {Event} */ { target }) => takeFile(/** @type {HTMLInputElement} */ (target), send);
    return html`<button type="button" @click=${pick}>${label}</button><input type="file" hidden @change=${take}>`;
  }
  const isWayOut = LEAVES.includes(word);
  const tell = () => send(isWayOut ? { kind: "quit" } : { kind: "chosen", word });
  return html`<button type="button" class=${isWayOut ? "main" : ""} @click=${tell}>${label}</button>`;
}

/** Tell what is in the file that was picked. @param {HTMLInputElement} input @param {Send} send */
async function takeFile(input, send) {
  const file = input.files?.[0];
  if (!file) return;
  const text = file.size > MOST_BYTES ? null : await file.text().catch(() => null);
  // So that the same file can be picked again.
  input.value = "";
  if (text === null) return void (await ask(words("page-failed"), words("profile-no-file")));
  const parts = text.match(PART) ?? [""];
  for (const [at, part] of parts.entries()) send({ kind: "taken", text: part, more: at < parts.length - 1 });
}
