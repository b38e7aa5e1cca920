// Keeps the page at hand without a network: the friend may be on the same Wi-Fi. The network comes first, but for
// files whose name says their version.
//
// What is kept: files of the kind that their name says, as a host may answer with a page whatever it doesn't know.
// For how long: a file without a version until the network has another; one with, until a page of another release comes.
// What fails: what is kept takes its place. Who loads a page whose scripts haven't run has them fetched anew.

/** Milliseconds after which what is kept is as good: some networks take what is sent, and never answer. */
const PATIENCE = 3000;
/** File types by the ends of names, and what says so of a response (Content-Type). Other requests are none of ours: a
 * courier may be at the same address. */
const KINDS = new Map([
  ["js", /javascript/],
  ["css", /^text\/css/],
  ["html", /^text\/html/],
  // Some hosts know only well-known ones, and say nothing of the others.
  ["json webmanifest svg png wasm zip txt", /^(?!text\/html)/],
]);
const VERSIONED = /\/host\/(program|pyodide)-|-[0-9A-Z]{8}\.js$/;
const SCRIPT_OF_GUEST = /\/guest\/.*-[0-9A-Z]{8}\.js$/;

// Other pages of the same origin have caches too: this one is ours alone.
const open = () => caches.open(`p2p-malice ${registration.scope}`);
const kept = async (address) => (await open()).match(address);

/** The pages, by their clients, that are loaded once more before their scripts have run. @type {Set<string>} */
const doubted = new Set();
/** Under what it's kept that a page runs. @param {string} page its address */
const running = (page) => `${page}?runs`;

/** What a response must be, undefined for what is none of ours. @param {string} address */
function kindOf(address) {
  const [, end = "html"] = /\.(\w+)$/.exec(address.slice(registration.scope.length)) ?? [];
  for (const [ends, kind] of KINDS) if (ends.split(" ").includes(end)) return kind;
}

/** What the network hasn't answered yet, and by its client the page that waits. @type {Map<AbortController, string>} */
const unanswered = new Map();

/** Give up what other pages asked for that are gone: a host may hold connections open, of which a browser has six, and
 * while it waits for a file, nobody else gets that. @param {string} own the client that asks */
async function giveUp(own) {
  for (const [asking, client] of unanswered) if (client !== own && !(await self.clients.get(client))) asking.abort();
}

/** Ask the network, and keep what it gives. Rejects where that fails, or isn't the file, which is told then.
 * @param {FetchEvent} event @param {string} address @param {RequestCache} cache */
async function fetched(event, address, cache) {
  await giveUp(event.clientId);
  const asking = new AbortController();
  if (event.clientId) unanswered.set(asking, event.clientId);
  const response = await fetch(event.request, { cache, signal: asking.signal }).finally(() =>
    unanswered.delete(asking),
  );
  // A browser follows that by itself.
  if (response.type === "opaqueredirect" || response.redirected) return response;
  const kind = response.headers.get("Content-Type") ?? "";
  const isThat = response.ok && kindOf(address)?.test(kind);
  // It may have been answered so before the file was there, and the browser's own cache has the answer.
  if (!isThat && cache === "default") return fetched(event, address, "reload");
  if (!isThat) throw Object.assign(new Error("not that file"), { response });
  event.waitUntil(keep(address, response.clone()).catch(() => {}));
  return response;
}

/** @param {string} address @param {Response} response */
async function keep(address, response) {
  const cache = await open();
  if (address === registration.scope) await forgetOthers(cache, await response.clone().text());
  await cache.put(address, response);
}

/** With another release of the guests' page, the scripts of the last one are of no more use.
 * @param {Cache} cache @param {string} page */
async function forgetOthers(cache, page) {
  const before = await (await cache.match(registration.scope))?.text();
  if (before === page) return;
  for (const { url } of await cache.keys())
    if (SCRIPT_OF_GUEST.test(url) && !page.includes(url.slice(registration.scope.length))) await cache.delete(url);
}

/** A page is loaded: note whether its scripts haven't run the last time. @param {string} page @param {string} client */
async function begin(page, client) {
  const cache = await open();
  const isKnown = await cache.match(page);
  if (!(await cache.delete(running(page))) && isKnown) doubted.add(client);
}

/** @param {FetchEvent} event @param {string} address */
async function answer(event, address) {
  const isPage = event.request.mode === "navigate";
  if (isPage) await begin(address, event.resultingClientId);
  const [found, isVersioned, isDoubted] = [await kept(address), VERSIONED.test(address), doubted.has(event.clientId)];
  if (found && isVersioned && !isDoubted) return found;
  const fetching = fetched(event, address, !isVersioned ? "no-cache" : isDoubted ? "reload" : "default");
  // It is kept, too, if it comes too late for this time.
  event.waitUntil(fetching.catch(() => {}));
  const late = new Promise((_, reject) => found && setTimeout(reject, PATIENCE, new Error("late")));
  return Promise.race([fetching, late]).catch(({ response }) => found ?? ((isPage && response) || Response.error()));
}

// From the first visit on.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data !== "runs") return;
  const [page] = event.source.url.split(/[?#]/);
  event.waitUntil(open().then((cache) => cache.put(running(page), new Response())));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // With an invitation behind #, it's the same page.
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(registration.scope) || !kindOf(address)) return;
  if (request.mode !== "navigate" && !/\.\w+$/.test(address)) return;
  event.respondWith(answer(event, address));
});
