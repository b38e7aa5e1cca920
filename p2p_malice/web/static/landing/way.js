// The way to a table, as what is shown on it knows it: only a type, which no page loads.

/** @typedef {import("../state/seat-store.js").Seat} Seat */

/**
 * @typedef {object} Way
 * @property {HTMLElement} root where the page is shown
 * @property {import("../settings/settings.js").Settings} settings
 * @property {Seat} seat to which it leads
 * @property {import("../webrtc/link.js").Link | null} link to the host who is being called, or was reached
 * @property {import("../table/player.js").Player | null} player who plays at the table, null before that
 * @property {boolean} watches whether the person here only looks on
 * @property {(link: import("../webrtc/link.js").Link) => Promise<void>} hello say who is here to the table behind it
 * @property {boolean} isInvited whether this is the first time that the invitation is used
 * @property {boolean} isCarried whether a courier has the reply
 * @property {boolean} needsCode whether only another code leads to the table
 * @property {() => Promise<unknown>} open begin with what the address says, or with what was kept
 * @property {(invitation: string, name: string) => Promise<unknown>} join go to the table of an invitation
 * @property {(kept: Seat, former: Seat) => Promise<unknown>} comeBack go back to a seat, which was `former` by the way that
 *   led there before
 * @property {() => Promise<unknown>} askNewCode have another invitation to the same table pasted
 * @property {() => void} stop call the host no more
 */

export {};
