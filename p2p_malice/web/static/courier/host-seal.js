// The host's end of the notes, where a page is the host: its Python has no cryptography at hand.

import { agree, InvitationSeal, joined, markOf, newPair, rawOf, textOf, timeOf, topicOf, utf8 } from "./seals.js";

/** @typedef {import("./seals.js").Bytes} Bytes */
/** @typedef {{ code: string, secret: Bytes }} SealedReply a guest's reply, and what its acceptance is sealed with */

const fresh = () => crypto.getRandomValues(new Uint8Array(32));

/** Seals the invitation as it is now, opens replies, accepts them. */
export class HostSeal extends InvitationSeal {
  /** @param {Bytes} key the invitation's @param {CryptoKeyPair} [pair] that of an earlier host, or else it's new */
  static async of(key, pair) {
    const own = pair ?? (await newPair());
    const host = await rawOf(own.publicKey);
    return new HostSeal(key, await markOf(host), own, host);
  }

  /** @param {Bytes} key @param {Bytes} mark @param {CryptoKeyPair} pair @param {Bytes} host */
  constructor(key, mark, pair, host) {
    super(key, mark);
    this.pair = pair;
    this.host = host;
  }

  /** @param {string} code the invitation's @param {number} now in seconds since 1970 @param {Bytes} [head] for tests */
  sealInvitation(code, now, head = fresh()) {
    return this.sealed("invitation", head, this.secret, joined(this.host, timeOf(now), utf8.encode(code)));
  }

  /** What a guest has left. @param {Bytes} note @returns {Promise<SealedReply>} */
  async openReply(note) {
    const secret = joined(await agree(this.pair.privateKey, note.slice(0, 32)), this.secret);
    return { code: textOf(await this.open("reply", note, secret)), secret };
  }

  /** Where a guest waits for the acceptance of that reply. @param {SealedReply} reply */
  acceptanceTopicOf = ({ secret }) => topicOf(secret, "acceptance topic");

  /** @param {SealedReply} reply @param {string} code @param {Bytes} [head] for tests */
  sealAcceptance = ({ secret }, code, head = fresh()) => this.sealed("acceptance", head, secret, utf8.encode(code));
}
