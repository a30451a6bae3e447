import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendWithTimeout } from './send-with-timeout.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sending = Parameters<typeof sendWithTimeout>[1];

/** A call that is never answered, and rejects when it is aborted. */
function begin(signal = new AbortController().signal) {
  const shares: number[] = [];
  let call: Sending | undefined;
  const outcome = sendWithTimeout(
    (sending) => {
      call = sending;
      return new Promise<never>((_, reject) => {
        sending.signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
      });
    },
    { signal, onProgress: (share) => shares.push(share) },
  );
  outcome.catch(() => undefined);
  return { outcome, shares, progress: (share: number) => call?.onProgress(share) };
}

test('a call of which nothing is heard for two minutes is given up as one without a line', async () => {
  const { outcome } = begin();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await expect(outcome).rejects.toBeInstanceOf(TypeError);
});

test('a slow one goes on as long as bytes go out', async () => {
  const { outcome, shares, progress } = begin();
  for (const share of [0.1, 0.2, 0.3]) {
    await vi.advanceTimersByTimeAsync(2 * MINUTE - 1);
    progress(share);
  }
  expect(shares).toEqual([0.1, 0.2, 0.3]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await expect(outcome).rejects.toBeInstanceOf(TypeError);
});

test('one that its sender calls off is no lost line', async () => {
  const stopper = new AbortController();
  const { outcome } = begin(stopper.signal);
  stopper.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});

test('the answer is handed on, and nothing is waited for any more', async () => {
  const { signal } = new AbortController();
  expect(await sendWithTimeout(async () => 'there', { signal, onProgress: () => undefined })).toBe('there');
  expect(vi.getTimerCount()).toBe(0);
});
