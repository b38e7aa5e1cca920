// Making elements what others are, in place: what has the focus, the caret or something half typed keeps it.

/** Make an element, and what is in it, what a fresh one is. What is typed into stays, unless it is the value `sent`.
 * @param {Element} old @param {Element} fresh @param {string} [sent] the value that an answer is about */
export function morph(old, fresh, sent) {
  const hasFocus = old === document.activeElement;
  for (const { name, value } of fresh.attributes) {
    // No key is taken from under a finger.
    if (!(hasFocus && name === "disabled") && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  const before = [...old.childNodes];
  const after = [...fresh.childNodes];
  after.forEach((node, at) => {
    const there = before[at];
    if (!there) old.append(node);
    else if (there.nodeName !== node.nodeName) there.replaceWith(node);
    else if (there instanceof Element && node instanceof Element) morph(there, node, sent);
    else if (there.nodeValue !== node.nodeValue) there.nodeValue = node.nodeValue;
  });
  for (const node of before.slice(after.length)) node.remove();
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    old.checked = fresh.checked;
    const isTyped = old.type === "text" || (old.type === "number" && old.value !== sent);
    if ((hasFocus && isTyped) || old.value === fresh.value) return;
    old.value = fresh.value;
    if (hasFocus) old.select();
  } else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) old.value = fresh.value;
}
