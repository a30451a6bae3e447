/*
 * Opens the page of a stay where the network is gone or slow, with what that page itself has kept in this browser
 * (web/src/site/pages/stay/save-page.ts). It keeps nothing, and never answers for the API.
 */

/** How long a page is waited for where there is one that was kept. */
const PATIENCE_MS = 2500;

// One of another release takes over once no page of a stay is open; the very first has the page at once.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (/^\/(?:assets|uploads)\//.test(pathname)) event.respondWith(findFile(request));
});

/** Any page of its scope is the same HTML, whichever the stay. */
async function openPage(request) {
  const kept = await find(new URL(registration.scope).pathname);
  if (!kept) return fetch(request);
  const answer = await Promise.race([fetch(request).catch(() => undefined), wait(PATIENCE_MS)]);
  return answer && answer.status < 500 ? answer : kept;
}

/** The name of a file never changes its meaning. */
async function findFile(request) {
  return (await find(request)) ?? fetch(request);
}

/** Where storage is refused, nothing was kept. */
function find(request) {
  return caches.match(request, { ignoreVary: true }).catch(() => undefined);
}

function wait(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
