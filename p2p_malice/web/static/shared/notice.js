// It is your turn: the title, a sound, a notification, as set.

import { words } from "./words.js";

let isAsked = false;

/** @param {import("./settings.js").Settings} settings @param {string} text */
export function noticeTurn(settings, text) {
  document.title = `● ${text}`;
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    try {
      new Notification(words("page-title"), { body: text, tag: "turn" });
    } catch {
      // Some phones allow notifications to service workers only.
    }
  }
  if (!isAsked) document.addEventListener("visibilitychange", seen);
  isAsked = true;

  function seen() {
    if (!document.hidden) document.title = text;
  }
}

/** Two short tones. */
function chime() {
  try {
    const audio = new AudioContext();
    for (const [start, pitch] of [
      [0, 660],
      [0.12, 880],
    ]) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, audio.currentTime + start);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.15);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + start);
      tone.stop(audio.currentTime + start + 0.16);
    }
    setTimeout(() => audio.close(), 1000);
  } catch {
    // No sound, then.
  }
}
