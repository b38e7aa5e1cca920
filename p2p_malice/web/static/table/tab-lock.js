// The lock that the tab with a table holds, so that only one tab of a browser has it.

/** The lock's name, and that of the channel on which its tab hears of replies tapped in others (`{reply}`, which it
 * answers with "taken"), and that another one wants the table ("take"). */
export const TABLE_LOCK = "p2p-malice table";
