// Keeps one page for the time when the server is away, so that the app opens at all and says what is wrong.
// Nothing else is ever answered from here: what comes from the server is the server's newest build.
const CACHE = `away-${"BUILD"}`;
const FILES = "FILES";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const clearOld = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(clearOld());
});

addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const path = new URL(url).pathname;
  if (mode === "navigate") event.respondWith(fromServer(event.request, "/away.html"));
  else if (FILES.includes(path)) event.respondWith(fromServer(event.request, path));
});

/** The server's answer; if there is none, or only a proxy's word that there is none, the page kept here. */
async function fromServer(request, kept) {
  let answer = null;
  try {
    answer = await fetch(request);
    if (![502, 503, 504].includes(answer.status)) return answer;
  } catch {
    // No connection.
  }
  return (await caches.match(kept, { cacheName: CACHE })) ?? answer ?? Response.error();
}
