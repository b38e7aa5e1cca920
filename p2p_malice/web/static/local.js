/** @param {HTMLElement} root @param {import("./settings.js").Settings} settings */
export async function runLocal(root, settings) {
  root.textContent = settings.name;
}
