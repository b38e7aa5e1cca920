// What the tabs of one browser have in common.

/** Where the tab that has a table hears of replies tapped in others (`{reply}`, which it answers with "taken"), and that
 * another one wants the table ("take"). */
export const TABLE = "p2p-malice table";
