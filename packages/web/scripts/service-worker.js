// The service worker: keeps the whole program on the device, so that every page opens without a network.
// The build puts VERSION, FIRST (needed to play) and LATER (strong bots, languages, other pages) above this line.

/* global VERSION, FIRST, LATER */

const CACHE = `tokaido-${VERSION}`;
const KEPT = new Set([...FIRST, ...LATER]);
// What only the server can answer.
const NOT_OURS = /^\/(api|ws|metrics|health\w*|live|ready)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keep(FIRST));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') self.skipWaiting();
  // Asked for by a page that has nothing better to do.
  if (event.data === 'keep-all') event.waitUntil(keep(LATER));
});

// A notice was touched: the page that it is about comes to the front.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => (pages[0] ? pages[0].focus() : undefined)),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || NOT_OURS.test(url.pathname)) return;
  if (request.mode === 'navigate' && !KEPT.has(url.pathname)) event.respondWith(answer('/', request));
  else if (KEPT.has(url.pathname)) event.respondWith(answer(url.pathname, request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(old(request));
});

async function answer(path, request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(path, { ignoreVary: true });
  if (found !== undefined) return found;
  const response = await fetch(path === '/' ? '/' : request);
  if (response.ok && response.type === 'basic') await cache.put(path, response.clone());
  return response;
}

// A page of the version before may still ask for a part of it.
async function old(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function keep(files) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const file of files) if ((await cache.match(file)) === undefined) missing.push(file);
  await Promise.all(missing.map((file) => keepOne(cache, file)));
}

async function keepOne(cache, file) {
  // A name with a hash in it means the same bytes in every version.
  const known = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : undefined;
  const response =
    known ?? (await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  await cache.put(file, response);
}

// The version before stays one more time, for pages that are still open.
async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith('tokaido-') && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}
