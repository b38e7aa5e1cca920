// Rules by which hardly anybody wins: the counterpart of games/malice/chances.py.

import { CHANCES } from "./variants.js";

/** @typedef {Record<string, string | number>} Options */

const KING = 13;
const SUITS = 4;

/** Why hardly anybody wins if as few play as may, "none" if nothing speaks against it. @param {Options} options */
export function doubtOf(options) {
  const isPairs = options.partners === "yes";
  const seats = isPairs ? 4 : Number(options.min_seats);
  const packs = Number(options.packs) || seats + 1;
  const [payoff, last, hand] = [Number(options.payoff), Number(options.last_rank), Number(options.hand)];
  const [jokers, discards] = [Number(options.jokers), Number(options.discard_piles)];
  const kings = options.kings_wild === "yes";
  const wild = packs * ((kings ? SUITS : 0) + jokers);
  const dead = packs * SUITS * Math.max(0, (kings ? KING - 1 : KING) - last);
  const all = packs * (SUITS * KING + jokers);
  const there = options.wilds_in_payoff === "yes" ? all : all - wild;
  const side = isPairs ? 2 : 1;
  let clean = 1;
  for (let drawn = 0; drawn < payoff * side; drawn++) {
    clean *= Math.max(0, there - dead - drawn) / Math.max(1, there - drawn);
  }
  const loose = all - seats * payoff;
  if (1 - (1 - clean) ** (seats / side) < CHANCES.clean) return "dead";
  if (loose < (kings ? CHANCES.loose : CHANCES.loose_jokers)) return "few";
  if (kings && last === KING && seats === 2) return "completed";
  if (payoff < CHANCES.large_payoff || discards >= CHANCES.many_discard_piles) return "none";
  if (!wild) return "wild";
  const isSmall = (hand * discards * seats) / 2 < (kings ? CHANCES.room : CHANCES.room_jokers);
  const isHelped = kings && discards === CHANCES.many_discard_piles - 1;
  return isSmall && !isHelped && loose < CHANCES.many_loose * seats ? "room" : "none";
}
