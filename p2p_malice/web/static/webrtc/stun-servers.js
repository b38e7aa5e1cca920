/** The STUN servers that this page names. */
export const stunServers = () =>
  (document.querySelector("meta[name=stun]")?.getAttribute("content") ?? "").split(" ").filter(Boolean);
