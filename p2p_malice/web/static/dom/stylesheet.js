// Styles that come after the page's own.

/** Have a style of these looks, once; done when it is there. A page of one file has all looks inside.
 * @param {string} href */
export async function loadStylesheet(href) {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]'));
  if (!links.length || [...links].some((link) => link.getAttribute("href") === href)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((resolve, reject) => {
    Object.assign(link, { onload: resolve, onerror: reject });
    document.head.append(link);
  }).catch((fault) => {
    link.remove();
    throw fault;
  });
}
