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
