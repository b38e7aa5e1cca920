// Keeps the screen on for as long as that is wanted: a phone that sleeps leaves its friends alone.

export class ScreenLock {
  /** @type {WakeLockSentinel | null} */
  _lock = null;
  _isWanted = false;

  constructor() {
    // A browser forgets it whenever the page is out of sight.
    this._seen = () => this._hold();
    document.addEventListener("visibilitychange", this._seen);
  }

  /** @param {boolean} isWanted whether the screen is to stay on */
  want(isWanted) {
    this._isWanted = isWanted;
    this._hold();
  }

  async _hold() {
    if (!this._isWanted) {
      this._lock?.release();
      this._lock = null;
    } else if (document.visibilityState === "visible" && (!this._lock || this._lock.released)) {
      const lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
      if (this._isWanted && (!this._lock || this._lock.released)) this._lock = lock;
      else lock?.release();
    }
  }

  remove() {
    document.removeEventListener("visibilitychange", this._seen);
    this.want(false);
  }
}
