// Written by scripts/write/message_types.py: what a table says, and what it is told (protocol/messages.py).

/** A card, by its face: `10d`, `Jk`. */
export interface CardFact {
  card: string;
}

/** A rank as text, which sentences may also select by: `A`, `8`, `K`. */
export interface RankFact {
  rank: string;
}

/** One of several ranks: an ace, a 5 or a 9. */
export interface RanksFact {
  ranks: string[];
}

/** A pile, by its purpose and its place among the owner's piles of that kind, from 0, as in `View.piles`. */
export interface PileFact {
  pile: string;
  index?: number;
}

/** The answer to a hello with a nonce: the table has the token of that seat (`protocol.seat_proof`). */
export interface Proved {
  kind: "proved";
  nonce: string;
  proof: string;
  former?: string[];
}

/** One seat as everybody sees it: the name ("" until somebody sits down) and whether its player is there now. */
export interface Sitter {
  name: string;
  present: boolean;
  computer?: boolean;
  proposal?: "" | "wait" | "bot" | "stop" | "rematch";
  avatar?: string;
  left?: boolean;
  won?: number;
  kept?: string;
}

/** Who sits where: sent to each seat when it sits down, and again whenever anything in it has changed. */
export interface Seated {
  kind: "seated";
  seat: number;
  game: string;
  rules: string;
  players: Sitter[];
  token?: string;
  understands?: string[];
  spectators?: string[];
  watches?: boolean;
  hosts?: boolean;
  allows?: string[];
  asks?: string[];
  checks?: string[];
  choosing?: boolean;
  host?: string;
  paused?: number | null;
  resumed?: number | null;
  setup?: number;
  former?: Sitter[];
  games?: number;
  earlier?: number;
}

/** A named place for cards as one seat sees it. */
export interface Pile {
  name: string;
  seat?: number | null;
  cards?: string[];
  hidden?: number;
  shows?: string | null;
  needs?: string | null;
  role?: string;
  index?: number;
  wild?: number[];
}

/** How a game ended: `how` in one of the words that the game lists, and the winning seats (none in a draw). */
export interface Result {
  how: string;
  winners: number[];
  left: number[];
}

/** Seconds until something happens by itself, rounded up and counted from the moment this was shown. */
export interface Deadline {
  number: number;
  seconds: number;
}

/** Something to say beside the cards: a key of the game's words. */
export interface Note {
  key: string;
  number: number;
  most: number;
  move: string;
}

/** Cards that a player may combine freely into one move; there can be thousands of combinations, too many to list. */
export interface Free {
  cards: string[];
  least: number;
  most: number;
  words: string[];
}

/** Something that happened at the table, reported to every seat alike, so it names only what everybody may see. */
export interface GameEvent {
  kind: string;
  seat?: number | null;
  card?: string | null;
  source?: string | null;
  target?: string | null;
  stands_for?: string | null;
  count?: number | null;
  cards?: string[];
}

/** A whole view and the events since the last one. */
export interface Show {
  kind: "show";
  number: number;
  rules: string;
  seat: number;
  seats: number;
  turn: number[];
  piles: Pile[];
  result: Result | null;
  scores?: number[];
  deal?: number;
  undo?: boolean | null;
  partners?: number[];
  deadlines?: Deadline[];
  notes?: Note[];
  watches?: boolean;
  moves: string[];
  free?: Free | null;
  may?: string[];
  ahead?: Free | null;
  events: GameEvent[];
  since?: number;
}

/** A message wasn't accepted and changed nothing; the code and its particulars say why. */
export interface Refused {
  kind: "refused";
  code: string;
  particulars?: Record<string, Fact>;
  of?: string;
}

/** A table's answer to a question: paragraphs, each given by the codes of its sentences, and the facts for them all. */
export interface Answer {
  codes: string[][];
  facts: Record<string, Fact>;
  move: string;
}

/** The table's answer to an `Ask`, in the position of that `number`, which is 0 before the cards are shown. */
export interface Answered {
  kind: "answered";
  what: "hint" | "why" | "sheet" | "preview";
  about: string;
  number: number;
  answer: Answer;
}

/** What the player at `seat` said, meant for the one at `to`, null for everybody. */
export interface Said {
  kind: "said";
  seat: number;
  text: string;
  to?: number | null;
}

/** What a spectator of that name said. */
export interface Remarked {
  kind: "remarked";
  spectator: string;
  text: string;
}

/** The player at `seat` has reminded the one at `to`, whose turn it is. */
export interface Poked {
  kind: "poked";
  seat: number;
  to: number;
}

/** The cards are about to be dealt, or `is_past`, from a seed that nobody chooses (`protocol.joint_seed`). */
export interface Deal {
  kind: "deal";
  number: number;
  terms: string;
  commitment: string;
  commitments: string[];
  is_past?: boolean;
}

/** What everybody has contributed to the deal of that number, by seat, "" for nothing. */
export interface Dealt {
  kind: "dealt";
  number: number;
  parts: string[];
}

/** The `secret` behind the deal of that number and, of so many moves (`of`), those from the one that is `first`. */
export interface Opened {
  kind: "opened";
  number: number;
  secret: string;
  position?: number;
  first?: number;
  of?: number;
  seats?: number[];
  moves: string[];
}

/** The sender leaves; a table says why. */
export interface Bye {
  kind: "bye";
  code?: string;
  particulars?: Record<string, Fact>;
}

/** The first message, saying who sits down here. */
export interface Hello {
  kind: "hello";
  name: string;
  version?: number;
  heard?: number;
  seat?: number;
  nonce?: string;
  proof?: string;
  understands?: string[];
  watches?: boolean;
  next?: string;
}

/** A move in answer to the `Show` of that `number`. */
export interface Move {
  kind: "move";
  number: number;
  move: string;
}

/** A question to the table: one of the `QUESTIONS`; `about` is the move, or the card or pile that begins one. */
export interface Ask {
  kind: "ask";
  what: "hint" | "why" | "sheet" | "preview";
  about?: string;
}

/** A phrase, at most `MAX_TEXT` characters once cleaned. */
export interface Say {
  kind: "say";
  text: string;
  to?: number | null;
}

/** Reminds the player at `seat` that it is their turn. */
export interface Poke {
  kind: "poke";
  seat: number;
}

/** The picture that stands for the sender from now on. */
export interface Avatar {
  kind: "avatar";
  avatar: string;
}

/** What to do while a player is away: one of `PROPOSALS`. */
export interface Propose {
  kind: "propose";
  what: string;
}

/** What whoever hosts lets others do: `watch`, and take the `seats` of computers and of players who have left. */
export interface Allow {
  kind: "allow";
  watch: boolean;
  seats: boolean;
}

/** Whoever hosts the table sends the `spectator` of that name away, or for good the player at `seat`. */
export interface Dismiss {
  kind: "dismiss";
  spectator?: string;
  seat?: number | null;
}

/** A spectator wants to play at `seat`, in place of the computer or of a player who has left. */
export interface Take {
  kind: "take";
  seat: number;
  spectator?: string;
}

/** What the sender contributes to the seed of the deal that was announced, "" for nothing yet. */
export interface Part {
  kind: "part";
  part?: string;
  next?: string;
}

export type Fact = string | number | CardFact | RankFact | RanksFact | PileFact;
export type FromTable =
  | Proved
  | Seated
  | Show
  | Refused
  | Answered
  | Said
  | Remarked
  | Poked
  | Deal
  | Dealt
  | Opened
  | Bye;
export type FromPlayer = Hello | Move | Ask | Say | Poke | Avatar | Propose | Allow | Dismiss | Take | Part | Bye;
