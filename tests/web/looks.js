// How a page looks: put into one, it gives what is cut, covered, too small, broken or off the screen.

/** The faults of what is seen now, each in a line that begins with the name of its rule. In a crowd, targets and names may
 * be small. */
globalThis.findFaults = (isCrowded) => {
  const faults = [];
  const box = (each) => each.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (selector) => all(selector).filter((each) => box(each).width);
  const nameOf = (each) => `${each.tagName}.${each.className} ${each.dataset.spot ?? each.textContent.trim()}`;
  const find = (rule, among, isFault) =>
    faults.push(...among.filter(isFault).map((each) => `${rule}: ${nameOf(each)}`.slice(0, 120)));
  const overlap = (one, other) => {
    const [a, b] = [box(one), box(other)];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  const isAside = (each) => box(each).left < -1 || box(each).right > innerWidth + 1;
  const isOff = (each) => isAside(each) || box(each).top < -1 || box(each).bottom > innerHeight + 1;
  const isWide = (each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1;
  const isHigh = (each) => each.clientHeight && each.scrollHeight > each.clientHeight + 1;

  const ofTable = "[data-spot], footer button, header *, .status, .banner *, .bubble, .outcome button";
  find("off the screen", all(ofTable), isOff);
  // What was played has rows that one may push aside.
  find("aside", seen(".page, .page :not(form, .profile *, .unseen)"), (each) => isAside(each) || isWide(each));
  find("scrolls aside", all("dialog"), isWide);
  // Longer words take room from the cards.
  const isEnglish = !globalThis.transformWords && document.documentElement.lang === "en";
  if (isEnglish) find("scrolls", all(".board, .notes, .content:has(img)"), isHigh);

  if (isEnglish && !isCrowded) {
    const isSmall = (each) => box(each).width < 44 || box(each).height < 44;
    // Twelve faces stand side by side, whatever room there is.
    const others = innerWidth < 360 ? ":not(.faces *)" : "";
    find("too small", seen(`:is(button, a.button, input:not([type=checkbox]), select)${others}`), isSmall);
  }
  find("too narrow", seen(".spite .hand .spot"), (each) => box(each).width < 24);
  find("too high", seen("footer button"), (each) => box(each).height > 44);
  const side = Math.min(innerWidth, innerHeight, 400) * 0.75;
  find("too small", seen("dialog img"), (each) => box(each).width < side);

  const cards = all(".row .spot");
  const isOnAnother = (card, at) => cards.slice(at + 1).some((other) => overlap(card, other));
  find("on another", cards, isOnAnother);
  const covers = (rule, above, below) =>
    find(
      rule,
      all(above).flatMap((one) => seen(below).filter((other) => overlap(one, other))),
      () => true,
    );
  covers("below a bubble", ".bubble", ".spot:has([data-key])");
  covers("below a tip", ".explained", "[data-spot], .who, .played, footer button, .status");

  // What is only there for the ear is cut off as a whole.
  const isUnseen = (each) => each.matches(".unseen, .spot") || getComputedStyle(each.parentElement).clipPath !== "none";
  const names = isCrowded ? "" : ", .who b, .who span";
  const texts = seen(`button, a.button, label, h1, h2, p, .link${names}`).filter((each) => !isUnseen(each));
  find("aside", texts, isAside);
  const hides = "button, .button, .title, .status, .link, b";
  find(
    "cut",
    texts.filter((each) => each.matches(hides)),
    (each) => each.clientWidth && (isWide(each) || isHigh(each)),
  );
  if (!isCrowded) find("cut", seen(".who .name"), (each) => isWide(each) || isHigh(each) || each.clientWidth < 20);

  const isBroken = ([word, range]) => {
    const ends = [...range.getClientRects()].map(({ bottom }) => bottom);
    // A chain of words that are joined by marks may go on in the next line.
    return Math.max(...ends) - Math.min(...ends) > 6 && !/[-/…·:+]/.test(word);
  };
  const words = all("button:not(.spot), a.button, label, h1, h2, .title, .status, .count, .state")
    .flatMap((each) => [...each.querySelectorAll("*"), each])
    .flatMap((each) => [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((node) =>
      [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return [word, range];
      }),
    );
  faults.push(...words.filter(isBroken).map(([word]) => `broken: ${word}`));

  const buttons = seen("footer .buttons button");
  const tops = buttons.map((each) => Math.round(box(each).top));
  const inLast = buttons.filter((_, at) => tops[at] === Math.max(...tops));
  const isAlone = inLast.length === 1 && box(inLast[0]).width < box(inLast[0].parentElement).width - 1;
  if (new Set(tops).size > 1 && isAlone) faults.push("alone in the last row of buttons");
  return [...new Set(faults)];
};

/** All texts of the page, also those for the ear. */
globalThis.textsIn = () => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement.closest("script, noscript, option");
    // Rules are chosen by the words that may also be typed.
    if (!around || (around.matches("option") && around.value !== around.text)) found.add(texts.currentNode.textContent);
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.add(each.getAttribute(name) ?? "");
  for (const each of document.querySelectorAll("textarea[readonly]")) found.add(each.value);
  return [...found];
};
