import pino from 'pino';
import { expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { createPoller } from './poller.ts';

const AN_HOUR = 3_600_000;

/** A clock that reports when it is set, and a poller on it whose runs last until the test ends them. */
function begin() {
  const listeners = new Set<() => void>();
  const runs: PromiseWithResolvers<void>[] = [];
  const polling = createPoller({
    runDue: () => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    },
    everyMs: AN_HOUR,
    clock: {
      ...createClock(),
      onSet: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    log: pino({ enabled: false }),
    failed: 'nothing was seen',
  });
  const setClock = () => {
    for (const listener of listeners) listener();
  };
  return { polling, runs, setClock };
}

test('a clock that is set is looked at anew, even where a look was at work', async () => {
  const { polling, runs, setClock } = begin();
  polling.start();
  setClock();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs).toHaveLength(2);
  runs[1]?.resolve();
  await polling.stop();
});

test('what has stopped looks no more, however the clock is set', async () => {
  const { polling, runs, setClock } = begin();
  polling.start();
  runs[0]?.resolve();
  await polling.stop();
  setClock();
  expect(runs).toHaveLength(1);
});
