/*
 * Shows the owner what she is told, opens it, and opens Oggi without a network as the back office itself has kept it in
 * this browser (web/src/admin/shell/phone/save-owner-day.ts). It keeps nothing, never answers for the API, and takes nothing
 * of the public site.
 */

const KEPT = { cacheName: 'owner-day' };
const DAY = '/admin?kept';
const EXPIRED = '/admin?expired';
const KEPT_AT = 'x-kept-at';
const KEPT_MS = 48 * 3600_000;

/** How long a window that is open has to say that it goes where it is asked to. */
const PATIENCE_MS = 500;

// At each start, whatever it is started for.
const cleaned = dropExpired();

addEventListener('activate', (event) => event.waitUntil(Promise.all([cleaned, clients.claim()])));

addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressIn(event.notification.data)));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isOurs(pathname)) event.respondWith(openPage(request));
  else if (/^\/assets\/.*\.(?:css|woff2)$/.test(pathname)) event.respondWith(findFile(request));
});

function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

async function show({ title = 'Approdo', body = '', address, tag, count }) {
  const icon = '/admin-icon-192.png';
  const shown = { body, tag, icon, lang: 'it', data: address, renotify: Boolean(tag) };
  await Promise.all([registration.showNotification(String(title), shown), badge(count)]);
}

/** Where a browser has none, nothing is to be shown. */
async function badge(count) {
  if (!Number.isInteger(count) || !('setAppBadge' in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Anything but a path of the back office opens its first screen. */
function addressIn(data) {
  const url = typeof data === 'string' && parse(data);
  return url && url.origin === location.origin && isOurs(url.pathname)
    ? url.pathname + url.search + url.hash
    : '/admin';
}

/** Without asking first whether it is one: the oldest browsers that are promised cannot. */
function parse(address) {
  try {
    return new URL(address, location.origin);
  } catch {
    return undefined;
  }
}

function isOurs(pathname) {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}

/** In the window that is open, which asks first where something is typed in it; else in a new one. */
async function open(address) {
  const [window] = await clients.matchAll({ type: 'window' });
  if (!window) return await clients.openWindow(address);
  // Refused where nobody has pressed anything.
  await window.focus().catch(() => undefined);
  if (!(await goesThere(window, address))) await window.navigate(address);
}

function goesThere(window, address) {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
  });
  window.postMessage({ open: address }, [port2]);
  return Promise.race([answered, wait(PATIENCE_MS)]);
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (fault) {
    await dropExpired();
    const kept = (await find(DAY)) ?? (await find(EXPIRED));
    if (kept) return kept;
    throw fault;
  }
}

async function findFile(request) {
  try {
    return await fetch(request);
  } catch (fault) {
    const kept = await find(request);
    if (kept) return kept;
    throw fault;
  }
}

/** Where storage is refused, nothing was kept. */
function find(request) {
  return caches.match(request, { ...KEPT, ignoreVary: true }).catch(() => undefined);
}

/** Who comes and goes is nobody's to read for longer. */
async function dropExpired() {
  const day = await find(DAY);
  if (!day || Date.parse(day.headers.get(KEPT_AT)) + KEPT_MS > Date.now()) return;
  const cache = await caches.open(KEPT.cacheName);
  await cache.delete(DAY);
}

function wait(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
