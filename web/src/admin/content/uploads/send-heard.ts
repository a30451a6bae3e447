/** Milliseconds without a byte that goes out, or an answer, after which a line is taken for lost: a radio that is out of reach says nothing. */
const SILENT_MS = 120_000;

type Sending = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };

/** Sends something that tells how far it is, and gives it up as `fetch` does without a line when nothing is heard of it for long. */
export async function sendHeard<Answer>(
  send: (sending: Sending) => Promise<Answer>,
  { signal, onProgress }: Sending,
): Promise<Answer> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function listen(): void {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
  }
  listen();
  try {
    return await send({
      signal: AbortSignal.any([signal, silence.signal]),
      onProgress: (share) => {
        listen();
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
