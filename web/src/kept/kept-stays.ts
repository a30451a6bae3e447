/** What a browser keeps of the stays of one account, with the page that shows them: one cache, so that all of it goes together. */
const PREFIX = 'stays of ';

/** The scopes of workers that open these pages end so. */
const SCOPE_END = '/booking/';

export function openKeptStays(userId: string): Promise<Cache> {
  return caches.open(PREFIX + userId);
}

/** Whether this browser can keep anything: over plain http, or with storage blocked, it cannot. */
export function canKeepStays(): boolean {
  return typeof caches !== 'undefined' && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

/**
 * Leaves nothing of an account that has signed out; the caches of others, which a browser that was closed may have left,
 * go as well.
 */
export async function forgetStays(userId: string | undefined): Promise<void> {
  if (!canKeepStays()) return;
  // First and at once: the page may be left at any moment.
  const own = userId === undefined ? undefined : caches.delete(PREFIX + userId);
  await Promise.all([own, forgetAllBut(undefined), dismissWorkers()]).catch(() => undefined);
}

/** To be called as soon as somebody is signed in: nothing stays of whoever was before. */
export async function forgetStaysOfOthers(userId: string): Promise<void> {
  if (canKeepStays()) await forgetAllBut(userId).catch(() => undefined);
}

async function forgetAllBut(userId: string | undefined): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== `${PREFIX}${userId}`);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function dismissWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.filter(({ scope }) => scope.endsWith(SCOPE_END)).map((worker) => worker.unregister()));
}
