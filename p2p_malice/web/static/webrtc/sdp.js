// Session descriptions: the facts in the browser's own, and one that the browser accepts as the host's answer.

/** @typedef {import("../codes/connection-code.js").Description} Description */
/** @typedef {import("../codes/connection-code.js").Candidate} Candidate */

const MAX_CANDIDATES = 5;
/** @type {Record<string, number>} */
const PREFERENCES = { host: 126, srflx: 100, relay: 0 };

/** What the browser's own offer says, as the reply to the invitation of that number.
 * @param {string} sdp @param {number} number @returns {Description} */
export function replyOf(sdp, number) {
  const value = (/** @type {string} */ name) => new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)?.[1].trim() ?? "";
  const fingerprint = /^a=fingerprint:sha-256 (.*)$/im.exec(sdp)?.[1].trim().replaceAll(":", "").toLowerCase() ?? "";
  return {
    kind: "reply",
    number,
    fingerprint,
    setup: "actpass",
    credentials: { ufrag: value("ice-ufrag"), password: value("ice-pwd") },
    candidates: prune(candidatesIn(sdp)),
    secret: "",
    proof: "",
  };
}

/** @param {string} sdp @returns {Candidate[]} */
function candidatesIn(sdp) {
  const found = [];
  for (const line of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx|relay)/gim)) {
    found.push({ type: line[3].toLowerCase(), address: line[1].toLowerCase(), port: Number(line[2]) });
  }
  return found;
}

/** The candidates worth their place in a code, as `prune` in protocol/sdp.py has it. @param {Candidate[]} candidates */
export function prune(candidates) {
  /** @type {Map<string, number>} */
  const places = new Map();
  const ranked = [];
  const seen = new Set();
  for (const candidate of candidates) {
    const { type, address, port } = candidate;
    const isMdns = address.endsWith(".local");
    const key = `${type} ${address} ${port}`;
    if (seen.has(key) || !isReachable(address)) continue;
    seen.add(key);
    const sort = `${type} ${isMdns ? "mdns" : address.includes(":")}`;
    const rank = (places.get(sort) ?? 0) + 1;
    places.set(sort, rank);
    if (rank === 1 || !isMdns) ranked.push({ rank, candidate });
  }
  const kept = new Set([...ranked].sort((a, b) => a.rank - b.rank).slice(0, MAX_CANDIDATES));
  return ranked.filter((each) => kept.has(each)).map((each) => each.candidate);
}

/** @param {string} address */
function isReachable(address) {
  return !/^(0\.0\.0\.0|169\.254\.|22[4-9]\.|23\d\.|::$|fe[89ab]|ff)/.test(address);
}

/** The host of an invitation as the answer to the browser's own offer. Never says end-of-candidates.
 * @param {Description} host @param {string} ufrag */
export function answerOf(host, ufrag) {
  const fingerprint = (host.fingerprint.match(/../g) ?? []).join(":").toUpperCase();
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${host.credentials?.password}`,
    "a=ice-options:trickle",
    `a=fingerprint:${host.fingerprint.length === 56 ? "sha-224" : "sha-256"} ${fingerprint}`,
    `a=setup:${host.setup === "passive" ? "passive" : "active"}`,
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...host.candidates.map((candidate, index) => `a=${candidateLine(candidate, index)}`),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** A candidate as the browser takes it; the foundation tells it apart from the same one given before.
 * @param {Candidate} candidate @param {number} index @param {number} [round] */
export function candidateLine({ type, address, port }, index, round = 0) {
  const priority = PREFERENCES[type] * 2 ** 24 + (65535 - index) * 256 + 255;
  const related = type === "host" ? "" : ` raddr ${address.includes(":") ? "::" : "0.0.0.0"} rport 9`;
  return `candidate:${round}${index + 1} 1 udp ${priority} ${address} ${port} typ ${type}${related}`;
}
