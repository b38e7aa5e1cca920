// Written by scripts/write/message_types.py: what a page and its program say (web/messages.py).

import type { Answer } from "./messages.d.ts";

/** This page is the one in use now; it will be told what matters. */
export interface ReadyMessage {
  kind: "ready";
}

/** Another page has the table, until this one takes it. */
export interface BusyMessage {
  kind: "busy";
}

/** Somebody whom a choice is about: the name, the seat at the table, from 0, and the avatar, "" for none. */
export interface Person {
  name: string;
  seat: number;
  avatar: string;
}

/** The menu, where everything begins: who is asked, "" for nobody known, and the choices by the word that answers. */
export interface MenuMessage {
  kind: "menu";
  name: string;
  choices: Record<string, string>;
  lines: Record<string, string>;
  besides: Record<string, string>;
  beside: string;
  first: string;
  people: Record<string, Person[]>;
}

/** A question along the way; `lines` say more about some of its choices, `people` whom they are about. */
export interface ChooseMessage {
  kind: "choose";
  title: string;
  choices: Record<string, string>;
  lines: Record<string, string>;
  people: Record<string, Person[]>;
  first: string;
}

/** A field of a form; `shape` says which: `text`; `list`, `cards`, `chips` or `switch` of `options`; `number` from
 * `least` to `most`; or `seats`, so many of them, each of one of the `options`. */
export interface FormField {
  name: string;
  label: string;
  value: string;
  hint: string;
  shape: string;
  default: string;
  means: string;
  options: Record<string, string>;
  lines: Record<string, string>;
  closed: Record<string, string>;
  common: Record<string, string>;
  closed_seats: string[][];
  computers: Record<string, string>[];
  avatars: string[];
  suggestions: string[];
  least: number;
  most: number;
}

/** Fields to fill in; `more` are those that most people leave alone, under a title of their own. */
export interface FormMessage {
  kind: "form";
  name: string;
  title: string;
  done: string;
  back: string;
  fields: FormField[];
  more_title: string;
  more: FormField[];
  adapts: boolean;
  note: string;
}

/** The verdict on a form's values. */
export interface VerdictMessage {
  kind: "verdict";
  good: boolean;
  text: string;
}

/** A text to read; with a `light`, what follows its first two paragraphs are details. */
export interface SheetMessage {
  kind: "sheet";
  title: string;
  text: string;
  light: string;
}

/** The games of a day, week or month. */
export interface Bar {
  label: string;
  won: number;
  lost: number;
}

/** Somebody who was played against; `forget` is the word that deletes the games with them, "" if nothing does. */
export interface Rival {
  name: string;
  line: string;
  forget: string;
  seat: number;
  avatar: string;
}

/** A finished game; `mark` is `won`, `lost`, `drawn` or `none`. */
export interface PlayedLine {
  mark: string;
  title: string;
  line: string;
  replay: string;
  share: string;
}

/** A trophy by its name, and when it was earned; "" if it wasn't. */
export interface TrophyLine {
  name: string;
  title: string;
  line: string;
  when: string;
  count: number;
  goal: number;
}

/** A day of the calendar of daily deals: its number in the month, a mark as in `PlayedLine`, and what to say. */
export interface DayLine {
  number: number;
  mark: string;
  line: string;
}

/** Somebody who plays in a group: the name, a line on how they have done, and how many games they won each evening. */
export interface MemberLine {
  name: string;
  line: string;
  wins: number[];
  seat: number;
  avatar: string;
}

/** Friends who have played together; `invite` is the word that invites them again, "" if nothing does. */
export interface GroupLine {
  title: string;
  line: string;
  members: MemberLine[];
  invite: string;
}

/** What the person has played, with a title for each part, and texts in place of all sentences. */
export interface ProfileMessage {
  kind: "profile";
  title: string;
  tabs: Record<string, string>;
  tab: string;
  figures: [string, string][];
  chart_title: string;
  chart: Bar[];
  rivals: Rival[];
  played: PlayedLine[];
  trophies: TrophyLine[];
  choices: Record<string, string>;
  days: DayLine[];
  days_span: string;
  empty: string | null;
  note: string | null;
  name: string;
  rename: string;
  groups: GroupLine[];
  groups_title: string;
  invite_title: string;
  rivals_title: string;
  played_title: string;
  trophies_title: string;
  days_title: string;
  forget_asks: string;
  forget_yes: string;
}

/** A file of that `name` for the person. */
export interface FileMessage {
  kind: "file";
  name: string;
  text: string;
}

/** A message with a code in it; `what` is a `CodeKind`, `link` what a phone scans, "" for nothing. */
export interface OfferMessage {
  kind: "offer";
  what: string;
  code: string;
  message: string;
  friend: number;
  link: string;
  who: string;
  about: string;
  everybody: [number, string][];
  may_take_back: boolean;
  stage: string;
}

/** How far a friend who was invited has come: `sent`, `connecting`, `here` or `away`; `who` as in `OfferMessage`. */
export interface FriendMessage {
  kind: "friend";
  friend: number;
  state: string;
  who: string;
  known: boolean;
}

/** A code of that kind can be pasted now; "" for none. */
export interface WantMessage {
  kind: "want";
  what: string;
}

/** What is wrong with the text, "" for nothing. */
export interface DiagnosisMessage {
  kind: "diagnosis";
  text: string;
  wrong: string;
}

/** A reply for that friend was tapped, and waits. */
export interface ArrivedMessage {
  kind: "arrived";
  friend: number;
}

/** Somebody of that name wants to sit down. */
export interface AsksMessage {
  kind: "asks";
  number: number;
  name: string;
}

/** The host's partner is now `friend`; the host can choose another one. */
export interface PartnerMessage {
  kind: "partner";
  friend: number;
}

/** Whoever the `AsksMessage` of that number was about is no longer there. */
export interface GoneMessage {
  kind: "gone";
  number: number;
}

/** News in words; `state` is what `News` calls it. */
export interface NewsMessage {
  kind: "news";
  state: string;
  text: string;
  relayed: boolean | null;
  of_one: boolean;
}

/** What makes the game special that has just been won, as a word and as a sentence. */
export interface SpecialMessage {
  kind: "special";
  what: string;
  text: string;
}

/** These trophies were just earned: what they are called, by their names. */
export interface EarnedMessage {
  kind: "earned";
  trophies: Record<string, string>;
}

/** How near trophies are that aren't earned yet: what is done and the goal, by their names. */
export interface NearMessage {
  kind: "near";
  counts: Record<string, [number, number]>;
}

/** How a deal ended that others play as well, and a text that tells them of it, "" for none. */
export interface DealOverMessage {
  kind: "dealover";
  text: string;
  share: string;
  is_daily: boolean;
}

/** The message that shows the game which has just ended to others. */
export interface ToShowMessage {
  kind: "toshow";
  text: string;
}

/** A text that the person wants to pass on to others. */
export interface ShareMessage {
  kind: "share";
  text: string;
}

/** What went wrong. */
export interface FailedMessage {
  kind: "failed";
  code: string;
  text: string;
}

/** A frame for the seat `at` of the `count` at this page. */
export interface FrameMessage {
  kind: "frame";
  at: number;
  count: number;
  calls: string;
  hints: boolean;
  kept: boolean;
  frame: string;
}

/** The table is only watched: its pace in words, and whether it runs by itself. */
export interface PacedMessage {
  kind: "paced";
  text: string;
  running: boolean;
  every: number;
  at: number;
  count: number;
  looks: string[];
  look: number;
  moments: boolean;
  found: number[];
  remark: Answer | null;
}

/** A turn, which begins `at` that position: whose it is, what was played, and by what it stands out. */
export interface TurnLine {
  at: number;
  seat: number | null;
  name: string;
  cards: string[];
  marks: string;
  shows: string[];
}

/** The turns of the game that is shown again, in which the person alone sat at the seat `own`. */
export interface TurnsMessage {
  kind: "turns";
  turns: TurnLine[];
  own: number | null;
  race: number[][];
  lead: number | null;
  best: number;
}

/** Show the table again. */
export interface TableMessage {
  kind: "table";
}

/** A text that should have a code in it was pasted. */
export interface CodeMessage {
  kind: "code";
  text: string;
}

/** What is wrong with the text as it is? `wanted` is the kind of code: `invitation` or `reply`. */
export interface DiagnoseMessage {
  kind: "diagnose";
  text: string;
  wanted: string;
}

/** Make another invitation for that friend. */
export interface NewMessage {
  kind: "new";
  friend?: number;
}

/** Free the seat of `friend`, who isn't one, and make another invitation. */
export interface OutMessage {
  kind: "out";
  friend: number;
}

/** Make `friend` the host's partner. */
export interface WithMessage {
  kind: "with";
  friend: number;
}

/** Ask before anybody sits down who came by an invitation for all, or don't. */
export interface AskMessage {
  kind: "ask";
  on: boolean;
}

/** Whether somebody may sit down: the one whom the `AsksMessage` of that number was about. */
export interface AdmitMessage {
  kind: "admit";
  number: number;
  yes: boolean;
}

/** The invitation of that friend has been handed over, or (0) a turn of a game by message. */
export interface SentMessage {
  kind: "sent";
  friend: number;
}

/** Take back the last move of a turn that is to be sent. */
export interface BackMessage {
  kind: "back";
}

/** Start without the missing players. */
export interface BeginMessage {
  kind: "begin";
}

/** Leave what is on the screen. */
export interface QuitMessage {
  kind: "quit";
}

/** Show the game that is over once more; after that, the table is there again. */
export interface AgainMessage {
  kind: "again";
}

/** Whoever hosts wants to choose what is played next at the table of the seat `at`. */
export interface AnotherMessage {
  kind: "another";
  at: number;
}

/** Leave everything, even the game, and go back to the menu. */
export interface StopMessage {
  kind: "stop";
}

/** The answer to a question. */
export interface ChosenMessage {
  kind: "chosen";
  word: string;
}

/** Do these values of the form pass? `changed` is the field that was touched last. */
export interface LookMessage {
  kind: "look";
  values: Record<string, string>;
  changed?: string;
}

/** The final values of the form. */
export interface FilledMessage {
  kind: "filled";
  values: Record<string, string>;
}

/** The sheet has been read. */
export interface ClosedMessage {
  kind: "closed";
}

/** A part of the text of a file that was chosen, as a server takes no long message; `more` of it may follow. */
export interface TakenMessage {
  kind: "taken";
  text: string;
  more?: boolean;
}

/** Whether to use the reply that was tapped for that friend. */
export interface ReplyMessage {
  kind: "reply";
  friend: number;
  yes: boolean;
}

/** A frame of the seat with number `at` at this page. */
export interface PlayMessage {
  kind: "play";
  at: number;
  frame: string;
}

/** The seat `at` invites players who are away again or, with a `text`, answers such an invitation. */
export interface CallMessage {
  kind: "call";
  at: number;
  text?: string;
}

/** The page was opened with the code of a deal. */
export interface DealMessage {
  kind: "deal";
  code: string;
}

/** Change the pace of a table that is watched: `slower`, `faster`, `stop`, `go`, `step`. */
export interface PaceMessage {
  kind: "pace";
  what: string;
  at?: number;
}

/** This page wants the table that is open in another one. */
export interface TakeMessage {
  kind: "take";
}

export type ToPage =
  | ReadyMessage
  | BusyMessage
  | MenuMessage
  | ChooseMessage
  | FormMessage
  | VerdictMessage
  | SheetMessage
  | ProfileMessage
  | FileMessage
  | OfferMessage
  | FriendMessage
  | WantMessage
  | DiagnosisMessage
  | ArrivedMessage
  | AsksMessage
  | PartnerMessage
  | GoneMessage
  | NewsMessage
  | SpecialMessage
  | EarnedMessage
  | NearMessage
  | DealOverMessage
  | ToShowMessage
  | ShareMessage
  | FailedMessage
  | FrameMessage
  | PacedMessage
  | TurnsMessage
  | TableMessage;
export type FromPage =
  | CodeMessage
  | DiagnoseMessage
  | NewMessage
  | OutMessage
  | WithMessage
  | AskMessage
  | AdmitMessage
  | SentMessage
  | BackMessage
  | BeginMessage
  | QuitMessage
  | AgainMessage
  | AnotherMessage
  | StopMessage
  | ChosenMessage
  | LookMessage
  | FilledMessage
  | ClosedMessage
  | TakenMessage
  | ReplyMessage
  | PlayMessage
  | CallMessage
  | DealMessage
  | PaceMessage
  | TakeMessage;
