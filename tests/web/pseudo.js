// The pseudo-language of words/pseudo.py, for the page: put before its own scripts, it stands in every sentence.

globalThis.transformWords = (() => {
  const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const accented = [..."åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"];
  const accent = (character) => accented[plain.indexOf(character)] ?? character;

  /** A word with its accents, and with its vowels, or its last letter, drawn out by two fifths of its length. */
  function drawnOut(word) {
    const letters = [...word].filter((character) => /\p{L}/u.test(character)).length;
    if (letters === 1) return word; // A key of the keyboard, such as H or F10.
    let more = Math.ceil(letters * 0.4);
    const drawn = [...word].flatMap((character) => {
      const isDrawn = more > 0 && "aeiouy".includes(character.toLowerCase());
      more -= Number(isDrawn);
      return isDrawn ? [accent(character), accent(character).toLowerCase()] : [accent(character)];
    });
    if (more > 0 && letters > 0) {
      const last = drawn.findLastIndex((character) => /\p{L}/u.test(character));
      drawn.splice(last, 0, drawn[last].toLowerCase().repeat(more));
    }
    return drawn.join("");
  }

  return (text) => text.split(" ").map(drawnOut).join(" ");
})();
