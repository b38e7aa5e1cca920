// How many games were won and lost, week by week or month by month, and won evening by evening.

import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** The games of one week or month. @typedef {import("../app-messages.d.ts").Bar} Span */

/** How high the highest bar is, in pixels. */
const HIGH = 120;

/** How wide the bar of an evening is, and how high the highest one, in pixels. */
const EVENING = { wide: 7, high: 28 };

/** How many games somebody has won each evening; nothing for a single one. @param {number[]} wins oldest first
 * @param {number} most that anybody has won in an evening */
export function curveOf(wins, most) {
  if (wins.length < 2) return nothing;
  const high = (/** @type {number} */ won) => won || most / EVENING.high;
  const bars = wins.map((won, at) => `M${at + 0.1} ${most}v${-high(won)}h.8v${high(won)}z`).join("");
  return html`<svg class="evenings" aria-hidden="true" width=${wins.length * EVENING.wide} height=${EVENING.high}
    viewBox=${`0 0 ${wins.length} ${most}`} preserveAspectRatio="none"><path d=${bars}></path></svg>`;
}

/** A bar for each, and what it says in words. @param {Span[]} spans oldest first */
export function chartOf(spans) {
  const most = Math.max(1, ...spans.map(({ won, lost }) => won + lost));
  const bars = spans.map(({ label, won, lost }) => {
    const all = won + lost;
    const said = words("profile-bar", { won, lost });
    return html`<li title=${`${label}: ${said}`}><small aria-hidden="true">${all || ""}</small><svg aria-hidden="true" width="100%"
      height=${Math.max(2, Math.round((all / most) * HIGH))} viewBox=${`0 0 1 ${all || 1}`} preserveAspectRatio="none"><rect
      class="is-lost" width="1" height=${lost}></rect><rect class="is-won" width="1" y=${lost} height=${won}></rect></svg><span
      class="below">${label}</span><span class="unseen">: ${said}</span></li>`;
  });
  const isLong = spans.length > 6 && spans.some(({ label }) => label.length > 3);
  return html`<ul class=${isLong ? "bars long" : "bars"}>${bars}</ul>
    <p class="legend" aria-hidden="true"><i class="is-won"></i>${words("profile-mark", { mark: "won" })}
      <i class="is-lost"></i>${words("profile-mark", { mark: "lost" })}</p>`;
}
