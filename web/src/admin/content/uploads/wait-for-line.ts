/** Milliseconds until the second try, and between two tries at the most. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Resolves when a call that got no answer is worth another try: after a while that doubles with each try in vain, and at
 * once where the browser says that it is online again, or the page is looked at again. Rejects where it is called off.
 */
export async function waitForLine(tries: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
  const end = new AbortController();
  const goOn = () => resolve();
  window.addEventListener('online', goOn, end);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resolve(), end);
  signal.addEventListener('abort', goOn, end);
  await promise;
  clearTimeout(timer);
  end.abort();
  signal.throwIfAborted();
}
