// The guest's page without a good invitation: where the site has a page to play on, a home with both ways from there; else
// a place to paste an invitation.

import "../words/connecting-words.js";
import { errorWords, read } from "../codes/connection-code.js";
import { button, make } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { friends, inviterOf, playAddress, usualRules } from "./invitation.js";
import { sharing } from "../codes/share.js";
import { words } from "../words/catalogue.js";

/** @param {import("../guest/guest-page.js").GuestPage} page @param {string} problem
 * @param {string} pasted the text that has the problem
 * @param {import("./seat-store.js").Seat | null} last the seat of a game that is over, after which there may be another */
export function showStart(page, problem, pasted, last) {
  const href = playAddress();
  if (!href || problem || pasted) return showForm(page, problem, pasted);
  const play = make("a", { href, className: "button main" }, words("start-play"));
  const join = button(words("start-with-code"), () => showForm(page, "", ""));
  const title = make("h1", { className: "wordmark" }, words("page-title"));
  const about = make("p", {}, words("start-home"));
  const buttons = make("div", { className: "card-form" }, fan(), title, about, play, join);
  if (last) {
    play.classList.remove("main");
    const name = inviterOf(last.invitation) || friends(last);
    const said = make("p", { role: "status" }, words("start-last", { friends: friends(last) }));
    about.replaceWith(said, sharing(words("start-last-message"), "", { send: "ask-host-send", name }));
  }
  page.root.replaceChildren(make("main", { className: "page" }, buttons));
  play.focus();
}

/** @param {import("../guest/guest-page.js").GuestPage} page @param {string} problem @param {string} pasted */
function showForm(page, problem, pasted) {
  const name = page._nameField();
  const box = make("textarea", { id: "code", rows: 2, placeholder: "MDW1-…", spellcheck: false, value: pasted });
  const said = make("p", { className: "problem", role: "status" });
  const submit = make("button", { type: "submit", className: "main" }, words("start-join"));
  // What is wrong is seen, and what comes next with it.
  const complain = (/** @type {string} */ wrong) => {
    said.textContent = wrong;
    said.classList.toggle("bad", true);
    submit.scrollIntoView({ block: "nearest" });
  };
  const look = () => {
    if (!box.value.trim()) return null;
    try {
      const { description, repaired, hasOthers } = read(box.value, { expected: "invitation" });
      said.textContent = words("start-repaired", { count: repaired, others: hasOthers ? "yes" : "no" });
      said.classList.toggle("bad", false);
      return description;
    } catch (error) {
      complain(errorWords(error));
      return null;
    }
  };
  box.addEventListener("input", look);
  const join = () => {
    if (!look()) {
      said.textContent ||= words("start-paste-first");
      return box.focus();
    }
    return page._join(box.value, page._chosen(name));
  };
  const form = make("form", {
    className: "card-form",
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      join();
    },
  });
  form.append(fan(), make("h1", { className: "wordmark" }, words("page-title")), make("p", {}, words("start-about")));
  form.append(make("label", { for: "name" }, words("page-your-name")), name);
  form.append(make("label", { for: "code" }, words("paste-invitation")), box, said);
  form.append(submit, alone(), usualRules());
  page.root.replaceChildren(make("main", { className: "page" }, form));
  (problem || page.settings.name ? box : name).focus();
  if (problem) complain(problem);
}

/** What somebody without an invitation may do: play here, where the site has a page for that. */
function alone() {
  const href = playAddress();
  if (href) return make("a", { href, className: "button" }, words("start-play-here"));
  return make("p", { className: "said" }, words("start-alone"));
}
