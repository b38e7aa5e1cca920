// Pictures that are elements of the page.

/** The element that a text in SVG is. @param {string} text @returns {Element} */
export const parsed = (text) =>
  document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
