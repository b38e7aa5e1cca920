// Leaves notes with a courier and hears those of a topic: ntfy's dialect over HTTP. It is trusted with nothing.

import { base64, fromBase64 } from "./seals.js";

/** Notes a second that are looked at in the long run, and at once: whoever sends more could keep this page busy. */
const RATE = 50;
const BURST = 600;
/** Milliseconds after which a stream that the browser gave up is opened again, and later at most. */
const [AGAIN_AFTER, AGAIN_AT_MOST] = [5000, 60_000];

/** @typedef {import("./seals.js").Bytes} Bytes */

const ALONE = /** @type {const} */ ({ credentials: "omit", redirect: "error" });

/** Whether a note was taken. @param {string} courier @param {string} topic @param {Bytes} note */
export async function leave(courier, topic, note) {
  // ntfy would tell Google of it otherwise.
  return (await fetch(`${courier}/${topic}?firebase=no`, { ...ALONE, method: "POST", body: base64(note) })).ok;
}

/** A note, and the topic in which it was left. @typedef {{ topic: string, note: Bytes }} Left */

/** Leave a note once more, unless the courier still has it; whether it is there. @param {string} courier @param {Left} left */
export async function leaveAgain(courier, { topic, note }) {
  const kept = await fetch(`${courier}/${topic}/json?poll=1&since=12h`, ALONE);
  if (!kept.ok) return false;
  return (await kept.text()).includes(base64(note)) || leave(courier, topic, note);
}

/** Hear the notes of a topic, those of the last hours first. If the courier was away and has lost our own last note
 * meanwhile, as in a restart, that is left again. Returns what stops all this.
 * @param {string} courier @param {string} topic @param {(note: Bytes, id: string) => void} hear
 * @param {() => Left | undefined} own */
export function listen(courier, topic, hear, own) {
  let since = "12h";
  let [left, at] = [BURST, performance.now()];
  /** @type {EventSource} */
  let source;
  /** @type {ReturnType<typeof setTimeout>} */
  let again;
  let wait = AGAIN_AFTER;
  let wasAway = false;
  let isOver = false;
  // What was heard last is where it goes on; a browser that tries again by itself begins anew.
  const breakOff = () => {
    if (isOver) return;
    wasAway = true;
    source.close();
    clearTimeout(again);
    again = setTimeout(open, wait);
    wait = Math.min(2 * wait, AGAIN_AT_MOST);
  };
  const open = () => {
    source = new EventSource(`${courier}/${topic}/sse?since=${since}`);
    source.onmessage = ({ data }) => {
      const now = performance.now();
      [left, at] = [Math.min(BURST, left + ((now - at) / 1000) * RATE) - 1, now];
      if (left < 0) return;
      try {
        const { id, event, message } = JSON.parse(data);
        if (event !== "message") return;
        if (/^[\w-]{1,64}$/.test(id)) since = id;
        hear(fromBase64(message), id);
      } catch {
        // It isn't a note.
      }
    };
    source.onopen = () => {
      const lost = wasAway && own();
      wasAway = false;
      const done = lost ? leaveAgain(courier, lost) : Promise.resolve(true);
      done
        .catch(() => false)
        .then((isThere) => {
          if (isThere) wait = AGAIN_AFTER;
          else breakOff();
        });
    };
    source.onerror = breakOff;
  };
  open();
  return () => {
    isOver = true;
    clearTimeout(again);
    source.close();
  };
}

/** Milliseconds to reach the host without a courier, which needn't hear of it then. */
export const DIRECT_FIRST = 600;

/** The address of this site's courier, "" for none. */
export function courierAddress() {
  const named = document.querySelector("meta[name=courier]")?.getAttribute("content");
  return named ? new URL(named, document.baseURI).href.replace(/\/$/, "") : "";
}

/** Whether nothing has to be carried any more. @param {import("../webrtc/link.js").Link} link */
export const isFound = ({ health }) => health !== "connecting" && health !== "away";

/** @param {import("../webrtc/link.js").Link} link @param {() => void} stop */
export function untilFound(link, stop) {
  const timer = setInterval(() => {
    if (!isFound(link)) return;
    clearInterval(timer);
    stop();
  }, DIRECT_FIRST);
}
