// A peer connection as every page makes it: with a data channel for the talk and one beside it, and described once its
// addresses are known.

const GATHER_WITHIN = 2000;
const GATHER_AFTER_ROUTER = 300;

/** An address of nobody (RFC 5737). Firefox fails for good when all that it was given are names it can't resolve. */
export const DUMMY = { type: "host", address: "198.51.100.77", port: 9 };

/** @typedef {{ pc: RTCPeerConnection, channel: RTCDataChannel, side: RTCDataChannel }} Connection */

/** @param {string[]} stun @param {RTCCertificate} [certificate] @returns {Connection} */
export function connection(stun, certificate) {
  const pc = new RTCPeerConnection({
    iceServers: stun.map((server) => ({ urls: `stun:${server}` })),
    certificates: certificate && [certificate],
  });
  // By the second, two pages tell each other how to reach their spare connections.
  const [channel, side] = [0, 1].map((id) =>
    pc.createDataChannel("p2p-malice", { negotiated: true, id, ordered: true }),
  );
  return { pc, channel, side };
}

/** Wait until the addresses are known, or for as long as is worth it. @param {RTCPeerConnection} pc */
export function gathered(pc) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      if (pc.iceGatheringState === "complete") return resolve();
      pc.addEventListener("icegatheringstatechange", () => pc.iceGatheringState === "complete" && resolve());
      pc.addEventListener("icecandidate", (event) => {
        if (event.candidate?.type === "srflx") setTimeout(resolve, GATHER_AFTER_ROUTER);
      });
      setTimeout(resolve, GATHER_WITHIN);
    })
  );
}

/** Which way the packets take: this end's candidate and the other's, and whether a relay is between them.
 * @param {RTCPeerConnection} pc */
export async function pathOf(pc) {
  const stats = await pc.getStats();
  /** @type {any[]} */
  const reports = [...stats.values()];
  const pair = reports.find((each) => each.type === "candidate-pair" && each.nominated && each.state === "succeeded");
  const [local, remote] = pair ? [stats.get(pair.localCandidateId), stats.get(pair.remoteCandidateId)] : [];
  return { local, remote, isRelayed: local?.candidateType === "relay" || remote?.candidateType === "relay" };
}
