// Why a table refused something or says goodbye, in sentences: as words/en/table.ftl and malice.ftl have them.

/** @typedef {Map<string, string | number>} Particulars */

const REFUSED = new Map([
  ["game_over", "The game is over."],
  ["not_over", "The game isn't over yet."],
  ["not_your_turn", "It's not your turn."],
  ["nothing_to_undo", "There's nothing to undo: you haven't played a card since a new one came into view."],
  ["undone_enough", "You've undone { $most } plays in this turn. This one stands."],
  ["undone_enough_in_game", "You've undone { $most } plays in this game. This one stands."],
  ["seated_already", "You're already at this table."],
  ["seat_taken", "This seat belongs to { $name }, who can come back with: p2p-malice resume"],
  ["not_started", "The game hasn't started: someone is still missing."],
  ["rematch_is_proposed", "Propose a rematch instead: everyone has to want it."],
  ["stale_move", "That move came too late: the table has changed. Look again and choose."],
  ["unknown_proposal", "There's no such choice. Choose from: { $known }."],
  ["nobody_away", "Nobody is away now."],
  ["not_all_here", "Not everyone is still at the table."],
  ["too_much_said", "That was a lot at once. Wait a few seconds and say it again."],
  ["nothing_said", "There was nothing to read in that."],
  ["discards_on_own", "You can only discard on your own piles."],
  ["plays_from_own", "You can only play from your own piles."],
  ["plays_from_team", "You can only play from your own piles and your partner's."],
  ["not_in_hand", "You don't hold { $card }."],
  ["payoff_to_centre_only", "A payoff card can only be played to the centre."],
  ["discard_to_centre_only", "A discarded card can only be played to the centre."],
  ["does_not_fit", "Centre pile { $pile } needs { $needs }. { $card } doesn't fit."],
  ["wild_may_not_begin", "Centre pile { $pile } needs { $needs }, and a wild card can't stand for that here."],
  ["ace_first", "While a centre pile is empty, play the ace from your hand before you discard."],
]);

const OLDER = new Map([
  ["yours", "These two programs can't play together: yours is older. Update it the way you installed it."],
  ["host", "These two programs can't play together: the host's is older. Ask them to update it the way they installed it."],
]);

const GOODBYES = new Map([
  ["left", "Goodbye."],
  ["over", "The game is over."],
  ["closed", "The table was closed."],
  ["stopped", "The table stops here. The game is saved; continue with: p2p-malice resume"],
  ["superseded", "You took this seat again from another place. This one is closed."],
]);

/** Why the table refused something. @param {string} code @param {Particulars} particulars */
export function refusalWords(code, particulars) {
  const sentence = code === "version_mismatch" ? OLDER.get(String(particulars.get("older"))) : REFUSED.get(code);
  const names = [...(sentence ?? "").matchAll(/\{ \$(\w+) \}/g)].map((found) => found[1]);
  if (!sentence || !names.every((name) => particulars.has(name))) return `The table said no (${code}).`;
  return sentence.replace(/\{ \$(\w+) \}/g, (_, name) => String(particulars.get(name)));
}

/** Why the table says goodbye. @param {string} code @param {Particulars} particulars */
export const goodbyeWords = (code, particulars) => GOODBYES.get(code) ?? refusalWords(code, particulars);
