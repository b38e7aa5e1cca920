// Keeps the page at hand without a network: the friend may be on the same Wi-Fi. The network comes first.

// Other pages of the same origin have caches too: this one is ours alone.
const open = () => caches.open(`p2p-malice ${registration.scope}`);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split("?");
  if (request.method !== "GET" || !address.startsWith(registration.scope)) return;
  event.respondWith(
    fetch(request)
      .then((response) => {
        if (response.ok && !response.redirected) {
          const copy = response.clone();
          event.waitUntil(open().then((cache) => cache.put(address, copy)));
        }
        return response;
      })
      .catch(async () => (await (await open()).match(address)) ?? Response.error()),
  );
});
