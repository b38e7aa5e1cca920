// Keeps the page at hand without a network: the friend may be on the same Wi-Fi. The network comes first, but for
// files whose name says their version.

// Other pages of the same origin have caches too: this one is ours alone.
const open = () => caches.open(`p2p-malice ${registration.scope}`);
const kept = async (address) => (await open()).match(address);

async function fetched(event, request, address) {
  const response = await fetch(request);
  if (response.ok && !response.redirected) {
    const copy = response.clone();
    event.waitUntil(open().then((cache) => cache.put(address, copy)));
  }
  return response;
}

// From the first visit on.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split("?");
  if (request.method !== "GET" || !address.startsWith(registration.scope)) return;
  // A courier may be at the same address.
  if (request.headers.get("accept") === "text/event-stream") return;
  const isForEver = /\/host\/(program|pyodide)-|-[0-9A-Z]{8}\.js$/.test(address);
  event.respondWith(
    isForEver
      ? kept(address).then((found) => found ?? fetched(event, request, address))
      : fetched(event, request, address).catch(async () => (await kept(address)) ?? Response.error()),
  );
});
