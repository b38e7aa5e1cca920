// Keeps the page at hand without a network: the friend may be on the same Wi-Fi. The network comes first.

const CACHE = "p2p-malice";

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(
    fetch(event.request)
      .then(async (response) => {
        if (response.ok) {
          const copy = response.clone();
          (await caches.open(CACHE)).put(event.request, copy);
        }
        return response;
      })
      .catch(async () => (await caches.match(event.request)) ?? Response.error()),
  );
});
