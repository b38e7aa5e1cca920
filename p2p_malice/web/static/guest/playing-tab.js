// Of all tabs of a browser, the one that holds a lock plays.

const LOCK = "p2p-malice";
const LOCK_WITHIN = 500;
/** Whether a tab has a table, it says within so many milliseconds. */
const ANSWER_WITHIN = 300;

/** A tab, and whether it is the one. */
export class PlayingTab {
  /** @type {(() => void) | null} Lets another tab play. */
  _yield = null;
  _tabs = new BroadcastChannel(LOCK);
  _onplays = () => {};

  /** @param {() => boolean} plays whether this tab has a table @param {() => void} onlost another tab has taken over */
  constructor(plays, onlost) {
    this._onlost = onlost;
    this._tabs.onmessage = ({ data }) => {
      if (data === "plays") this._onplays();
      else if (this._yield && plays()) this._tabs.postMessage("plays");
    };
  }

  /** Let another tab play. */
  release() {
    this._yield?.();
  }

  /** Be the tab that plays: whether no other one does, or this one takes over. @param {boolean} takesOver
   * @param {boolean} isInvited whether it is by another invitation */
  async claim(takesOver, isInvited) {
    if (this._yield || !navigator.locks) return true;
    // By another invitation, one comes back from a tab that has lost the table.
    const steals = takesOver || (isInvited && !(await this._isPlayedElsewhere()));
    return new Promise((resolve) => {
      const late = new AbortController();
      setTimeout(() => late.abort(), LOCK_WITHIN);
      const hold = () =>
        new Promise((done) => {
          this._yield = () => {
            this._yield = null;
            done(null);
          };
          resolve(true);
        });
      navigator.locks.request(LOCK, steals ? { steal: true } : { signal: late.signal }, hold).catch(() => {
        if (!this._yield) return resolve(false);
        this._yield = null;
        this._onlost();
      });
    });
  }

  /** Whether another tab says that it has a table. @returns {Promise<boolean>} */
  async _isPlayedElsewhere() {
    const { held = [] } = await navigator.locks.query();
    if (!held.some(({ name }) => name === LOCK)) return false;
    return new Promise((resolve) => {
      this._onplays = () => resolve(true);
      setTimeout(() => resolve(false), ANSWER_WITHIN);
      this._tabs.postMessage("asks");
    });
  }
}
