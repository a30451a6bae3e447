// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForLine } from './send-with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a check for whether the promise has resolved. */
function watch(waiting: Promise<void>): () => Promise<boolean> {
  let isOver = false;
  void waiting.then(() => {
    isOver = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isOver;
  };
}

const { signal } = new AbortController();

test.each([
  [0, 1000],
  [1, 2000],
  [3, 8000],
  [5, 30_000],
  [400, 30_000],
])('after %i tries in vain the next one waits %i ms', async (tries, wait) => {
  const isOver = watch(waitForLine(tries, signal));
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});

test.each([
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it goes on at once when %s', async (_what, happen) => {
  const isOver = watch(waitForLine(9, signal));
  expect(await isOver()).toBe(false);
  happen();
  expect(await isOver()).toBe(true);
});

test('one that is called off rejects at once, and leaves no timer', async () => {
  const stopper = new AbortController();
  const waiting = waitForLine(9, stopper.signal);
  stopper.abort(new Error('given up'));
  await expect(waiting).rejects.toThrow('given up');
  expect(vi.getTimerCount()).toBe(0);
});
