// What this browser keeps of the page: one value a key. A private window keeps nothing, and that's no fault.

/** What is kept under a key, as `read` has it, which throws or gives `otherwise` for anything else; `otherwise` for nothing.
 * @template T @param {string} key @param {T} otherwise @param {(kept: any) => T} read @returns {T} */
export function kept(key, otherwise, read) {
  try {
    const text = localStorage.getItem(`p2p-malice ${key}`);
    return text === null ? otherwise : read(JSON.parse(text));
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  try {
    localStorage.setItem(`p2p-malice ${key}`, JSON.stringify(value));
  } catch {
    // Nothing can be kept.
  }
}
