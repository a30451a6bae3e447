/** Milliseconds without progress or an answer after which the connection counts as lost: no event reports that. */
const SILENT_MS = 120_000;

type Sending = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };

/** Sends something that reports its progress; rejects as `fetch` does offline if none comes for too long. */
export async function sendWithTimeout<Answer>(
  send: (sending: Sending) => Promise<Answer>,
  { signal, onProgress }: Sending,
): Promise<Answer> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function restartTimer(): void {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
  }
  restartTimer();
  try {
    return await send({
      signal: AbortSignal.any([signal, silence.signal]),
      onProgress: (share) => {
        restartTimer();
        onProgress(share);
      },
    });
  } catch (fault) {
    throw silence.signal.aborted && !signal.aborted
      ? new TypeError('Nothing was heard of it', { cause: fault })
      : fault;
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds before the second attempt, and the maximum between two. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Resolves when a call that got no answer is worth another attempt: after a delay that doubles with each failure, and
 * at once if the browser comes online or the page is shown again. Rejects if it is aborted.
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
