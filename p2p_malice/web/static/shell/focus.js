// Where the focus goes when what had it is gone.

/** If what had the focus is gone or disabled, give it to what stands at its spot now, or to the first card of the hand.
 * @param {HTMLElement} board @param {Element | null} focused */
export function refocus(board, focused) {
  if (!focused || focused.matches("body :enabled")) return;
  const find = (/** @type {string} */ spot) => /** @type {HTMLElement | null} */ (board.querySelector(spot));
  (find(`[data-spot="${focused.getAttribute("data-spot")}"]:enabled`) ?? find(".hand [data-spot]"))?.focus();
}
