/** One account's stays, with the page that displays them, in one cache, so that all of it is deleted together. */
const PREFIX = 'stays of ';

/** The end of the scopes of the workers that serve these pages. */
const SCOPE_END = '/booking/';

export function openSavedStays(userId: string): Promise<Cache> {
  return caches.open(PREFIX + userId);
}

/** Whether this browser can save anything: not over plain http, nor with storage blocked. */
export function canSaveStays(): boolean {
  return typeof caches !== 'undefined' && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
}

/**
 * Deletes everything of an account that has signed out, and the caches of others, which may be left from when a browser
 * was closed.
 */
export async function forgetStays(userId: string | undefined): Promise<void> {
  if (!canSaveStays()) return;
  // First: the page may be left at any moment.
  const own = userId === undefined ? undefined : caches.delete(PREFIX + userId);
  await Promise.all([own, forgetAllBut(undefined), dismissWorkers()]).catch(() => undefined);
}

/** To be called as soon as somebody signs in: nothing of the former user is left. */
export async function forgetStaysOfOthers(userId: string): Promise<void> {
  if (canSaveStays()) await forgetAllBut(userId).catch(() => undefined);
}

async function forgetAllBut(userId: string | undefined): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== `${PREFIX}${userId}`);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function dismissWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.filter(({ scope }) => scope.endsWith(SCOPE_END)).map((worker) => worker.unregister()));
}
