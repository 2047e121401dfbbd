// The service worker: keeps a copy of the whole program on the device, so that every page opens without a network.
// The build puts VERSION and FILES (all that is copied, in order of need) above this line.
//
// The copy is made a few files at a time, whenever a page asks for it: a first visit must not ask the server for
// everything at once. Files under /assets/ have a hash of their contents in the name, so they fit any build that names
// them; the page is what makes a build. It comes from the copy only once the copy is whole, and before that from the
// network, or from the whole copy of an older build: never a page whose files are neither here nor there.

/* global VERSION, FILES */

const PREFIX = 'tokaido-';
const CACHE = `${PREFIX}${VERSION}`;
const COPIED = new Set(FILES);
/** Where a copy notes that it is whole. */
const WHOLE = '/whole-copy';
/** How many files are fetched at a time. */
const AT_A_TIME = 4;
const ASSETS = /\/assets\/[\w.-]+/g;
// What only the server can answer.
const NOT_OURS = /^\/(api|ws|metrics|health\w*|live|ready)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(copyPage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') self.skipWaiting();
  // From a page that has nothing better to do; it is told how far the copy is.
  if (event.data === 'copy')
    event.waitUntil(copySome().then((progress) => event.ports[0]?.postMessage(progress)));
  if (event.data === 'progress')
    event.waitUntil(progressNow().then((progress) => event.ports[0]?.postMessage(progress)));
});

// The server has something to tell of a table while nobody looks at it.
self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(readNotice(event.data)));
});

// A notice was touched: the page that it is about comes to the front, or is opened.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path));
});

// The push service has given this browser another address: the server is told, or nothing would come any more.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moveSubscription(event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || NOT_OURS.test(url.pathname)) return;
  const isPage = url.pathname === '/' || (request.mode === 'navigate' && !COPIED.has(url.pathname));
  if (isPage) event.respondWith(answerPage(request));
  else if (isAsset(url.pathname) || COPIED.has(url.pathname))
    event.respondWith(answerFile(url.pathname, request));
});

/** The words are the server's, in the language of this device; what cannot be read still must be shown. */
function readNotice(data) {
  try {
    const { title, body, table, path } = data.json();
    if ([title, body, table, path].every((part) => typeof part === 'string') && /^\/t\/\w+$/.test(path))
      return { title, body, table: `/t/${table}`, path };
  } catch {
    // A newer server may send what this worker does not know.
  }
  return { title: 'Tōkaidō', body: '', table: '/', path: '/' };
}

async function showNotice({ title, body, table, path }) {
  const pages = await windows();
  const isSeen = (page) => page.visibilityState === 'visible' && [table, path].includes(pathOf(page));
  if (pages.some(isSeen)) return;
  // Those of one table replace each other.
  const options = { body, tag: `tokaido-${table}`, icon: '/icon-192.png', data: { path } };
  await self.registration.showNotification(title, options);
}

/** Without a path, as older builds showed notices, any page of ours will do. */
async function openPage(path) {
  const pages = await windows();
  const page = path === undefined ? pages[0] : pages.find((each) => pathOf(each) === path);
  if (page !== undefined) await page.focus();
  else await self.clients.openWindow(path ?? '/');
}

function windows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function pathOf(page) {
  return new URL(page.url).pathname;
}

async function moveSubscription({ oldSubscription, newSubscription }) {
  // Then the next visit to a table tells the server.
  if (!oldSubscription) return;
  const next = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const from = oldSubscription.toJSON();
  const to = next.toJSON();
  await fetch('/api/push/moved', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      from: { endpoint: from.endpoint, auth: from.keys.auth },
      to: { endpoint: to.endpoint, keys: { p256dh: to.keys.p256dh, auth: to.keys.auth } },
    }),
  });
}

async function answerPage(request) {
  const page = await wholePage(CACHE);
  if (page !== undefined) return page;
  const response = await fetch(request).catch(() => null);
  if (response?.ok) return response;
  return (await olderPage()) ?? (await pageIn(CACHE)) ?? response ?? Response.error();
}

async function answerFile(path, request) {
  const cache = await caches.open(CACHE);
  const anywhere = () => caches.match(path, { ignoreVary: true });
  const found =
    (await cache.match(path, { ignoreVary: true })) ?? (isAsset(path) ? await anywhere() : undefined);
  if (found !== undefined) return found;
  const response = await fetch(request).catch(() => null);
  if (response === null) return (await anywhere()) ?? Response.error();
  if (COPIED.has(path) && isAsset(path) && response.ok) await cache.put(path, response.clone());
  return response;
}

/** The page of the latest other build that is here as a whole. */
async function olderPage() {
  for (const name of (await ourCaches()).reverse()) {
    const page = await wholePage(name);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** The page of a build that is here as a whole. */
async function wholePage(name) {
  const whole = await (await caches.open(name)).match(WHOLE);
  return whole === undefined ? undefined : pageIn(name);
}

async function pageIn(name) {
  return (await caches.open(name)).match('/', { ignoreVary: true });
}

/** The page of this very build: the server may have a newer one by now, whose files this worker does not know. */
async function copyPage() {
  const response = await fetch('/', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/ answered ${response.status}`);
  const named = (await response.clone().text()).match(ASSETS) ?? [];
  if (!named.every((file) => COPIED.has(file))) throw new Error('the server has another build by now');
  await (await caches.open(CACHE)).put('/', response);
}

let copying = null;
/** Files that could not be fetched: they are tried again after the others. */
const failed = new Set();

/** Copies the next few files; pages that ask at the same time share the work. */
function copySome() {
  copying ??= copyNext().finally(() => {
    copying = null;
  });
  return copying;
}

async function copyNext() {
  const cache = await caches.open(CACHE);
  const missing = await missingIn(cache);
  const isLate = (file) => failed.has(file);
  const next = [...missing.filter((file) => !isLate(file)), ...missing.filter(isLate)].slice(0, AT_A_TIME);
  await Promise.all(
    next.map((file) =>
      copyOne(cache, file).then(
        () => failed.delete(file),
        () => failed.add(file),
      ),
    ),
  );
  const progress = await progressNow();
  if (progress.missing === 0) await cache.put(WHOLE, new Response(VERSION));
  return { ...progress, hasFailed: next.some(isLate) };
}

async function progressNow() {
  const missing = await missingIn(await caches.open(CACHE));
  return { missing: missing.length, all: FILES.length, hasFailed: false };
}

async function missingIn(cache) {
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return FILES.filter((file) => !here.has(file));
}

async function copyOne(cache, file) {
  if (file === '/') return copyPage();
  const known = isAsset(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
  // A game that is being played goes first on the line.
  const fetched = () => fetch(file, { cache: isAsset(file) ? 'default' : 'no-cache', priority: 'low' });
  const response = known ?? (await fetched());
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  await cache.put(file, response);
}

/** Its name says what is in it. */
function isAsset(path) {
  return path.startsWith('/assets/');
}

async function ourCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

// The build before stays one more time, for pages that are still open, and so does the latest that is whole.
async function forgetOld() {
  const others = await ourCaches();
  let last = others.length - 1;
  while (last > 0 && (await wholePage(others[last])) === undefined) last--;
  await Promise.all(others.slice(0, last).map((name) => caches.delete(name)));
}
