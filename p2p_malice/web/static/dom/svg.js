// Pictures: files in SVG. All of a folder come as one module, the text of each by its name.

/** @type {Map<string, Element>} Those that were drawn before, by their texts. */
const drawn = new Map();

/** A picture as an element of the page, in which a part that is shown twice is there twice. @param {string} text */
export function svgElement(text) {
  const picture = drawn.get(text) ?? parsed(text);
  drawn.set(text, picture);
  return /** @type {Element} */ (picture.cloneNode(true));
}

/** @param {string} text @returns {Element} */
function parsed(text) {
  const picture = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  for (const use of picture.querySelectorAll("use")) {
    const part = picture.querySelector(use.getAttribute("href") ?? "");
    const copy = /** @type {Element} */ (part?.cloneNode(true));
    copy.setAttribute("transform", use.getAttribute("transform") ?? "");
    use.replaceWith(copy);
  }
  // In the page, each of these would be there as often as the picture.
  for (const part of picture.querySelectorAll("[id]")) part.removeAttribute("id");
  return picture;
}

/** A picture as a value of style. @param {string} text */
export const svgUrl = (text) => `url("data:image/svg+xml,${text.replace(/[%#<>]/g, encodeURIComponent)}")`;
