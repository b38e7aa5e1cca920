// Sounds of the table, made here: a card that slides, one that turns over, a full pile, a turn, the end.

/** @typedef {"slide" | "flip" | "full" | "run" | "turn" | "win" | "lose"} Sound */
/** A sound, and after how many milliseconds it begins. @typedef {[Sound, number]} Heard */
/** A tone: when it begins and how long it lasts, in seconds; its pitch in hertz. @typedef {[number, number, number]} Tone */

const LOUDNESS = new Map([
  ["soft", 0.35],
  ["loud", 1],
]);
/** @type {Record<string, Tone[]>} */
const TONES = {
  full: [
    [0, 0.18, 523],
    [0.07, 0.18, 659],
    [0.14, 0.3, 784],
  ],
  run: [[0, 0.16, 392]],
  turn: [
    [0, 0.16, 660],
    [0.12, 0.24, 880],
  ],
  win: [
    [0, 0.2, 523],
    [0.12, 0.2, 659],
    [0.24, 0.2, 784],
    [0.36, 0.6, 1047],
  ],
  lose: [
    [0, 0.3, 440],
    [0.22, 0.5, 349],
  ],
};
/** The semitones of a scale that sounds well in any order, and the highest step of it. */
const [SCALE, MOST_STEPS] = [[0, 2, 4, 7, 9], 12];
/** What allows a page to sound. A finger does so when it's lifted (HTML, "activation triggering input event"). */
const TOUCHES = ["pointerdown", "pointerup", "keydown"];
/** What rustles: for how long, in seconds, about which pitch. @type {Record<string, [number, number]>} */
const RUSTLES = { slide: [0.11, 1900], flip: [0.06, 3600] };

/** What is heard of a position that is shown.
 * @param {import("../cards/view.js").View} view @param {Heard[]} events what is heard of its events
 * @param {boolean} isTurn whether the turn of who listens begins @param {boolean} isShared whether nobody here is “you”
 * @param {number} [lands] after how many milliseconds the last card lies still
 * @returns {Heard[]} */
export function soundsOf(view, events, isTurn, isShared, lands = 0) {
  const { result } = view;
  if (result?.winners.length) {
    const isWon = isShared || result.winners.includes(view.seat);
    return [...events, [isWon ? "win" : "lose", lands]];
  }
  return isTurn ? [...events, ["turn", lands]] : events;
}

/** Plays them, as loud as is set. The browser allows it after the first touch. */
export class Sounds {
  /** @param {import("../settings/settings.js").Settings} settings */
  constructor(settings) {
    this._settings = settings;
    /** @type {AudioContext | null} One, for as long as the page is open. */
    this._audio = shared;
    this._unlock = () => this.unlock();
    for (const each of TOUCHES) addEventListener(each, this._unlock);
  }

  remove() {
    for (const each of TOUCHES) removeEventListener(each, this._unlock);
  }

  /** Be ready to sound, now that somebody has touched the page. */
  unlock() {
    if (!LOUDNESS.has(this._settings.volume)) return;
    try {
      shared ??= new AudioContext();
      this._audio = shared;
      // In Safari it is "interrupted" by a call or a locked screen.
      if (shared.state !== "running") shared.resume().catch(() => {});
    } catch {
      // No sound, then.
    }
  }

  /** @param {Sound} sound @param {number} [after] milliseconds from now @param {number} [step] how much higher, in steps of
   * the scale */
  play(sound, after = 0, step = 0) {
    const loudness = LOUDNESS.get(this._settings.volume);
    if (!loudness || this._audio?.state !== "running" || document.hidden) return;
    const start = this._audio.currentTime + after / 1000;
    // A card is loudest when it lands.
    if (RUSTLES[sound])
      rustle(this._audio, start - Math.min(after / 1000, RUSTLES[sound][0] / 4), RUSTLES[sound], loudness);
    for (const [at, lasts, pitch] of TONES[sound] ?? [])
      ring(this._audio, start, [at, lasts, pitch * raisedBy(step)], loudness);
  }
}

/** By what a pitch is multiplied that is so many steps higher in a scale of five tones; no tone is shrill.
 * @param {number} step */
export function raisedBy(step) {
  const at = Math.min(step, MOST_STEPS);
  return 2 ** (Math.floor(at / SCALE.length) + SCALE[at % SCALE.length] / 12);
}

/** @type {AudioContext | null} */
let shared = null;

/** A soft tone that fades. @param {AudioContext} audio @param {number} start @param {Tone} tone @param {number} loudness */
function ring(audio, start, [after, lasts, pitch], loudness) {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const [begin, end] = [start + after, start + after + lasts];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.16 * loudness, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(end);
}

/** @type {AudioBuffer | null} */
let noise = null;

/** Paper on felt. @param {AudioContext} audio @param {number} start @param {[number, number]} rustle @param {number} loudness */
function rustle(audio, start, [lasts, pitch], loudness) {
  noise ??= noiseOf(audio);
  const [source, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.22 * loudness, start + lasts / 4);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start, Math.random() * 0.3, lasts);
}

/** @param {AudioContext} audio */
function noiseOf(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const at of samples.keys()) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
