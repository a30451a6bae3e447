const WORKER = '/admin-worker.js';
const SCOPE = '/admin';

/** Registers the back office's service worker, which exists once a switch is on. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  return await navigator.serviceWorker.ready;
}

export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = await navigator.serviceWorker.getRegistrations();
  return workers.find(({ scope }) => new URL(scope).pathname === SCOPE);
}

export async function dismissWorker(): Promise<void> {
  await (await findWorker())?.unregister();
}
