// What is needed after the first card is loaded ahead of that.

/** Load what is needed after the first card while nothing else is to be done, so that it is at hand without a network. */
export function loadLater() {
  const load = () =>
    Promise.all([
      import("./around.js"),
      import("./dialogs.js"),
      import("./hint.js"),
      import("./advice.js"),
      import("./refusing.js"),
    ]).catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 1000);
}
