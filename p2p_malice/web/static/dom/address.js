// The address of the page.

/** Where others find the game, "" for a page that only this device can open.
 * @param {{protocol: string, host: string, pathname: string}} where */
export const siteOf = ({ protocol, host, pathname }) =>
  protocol === "https:" ? `${host}${pathname}`.replace(/\/[^/]*$/, "") : "";
