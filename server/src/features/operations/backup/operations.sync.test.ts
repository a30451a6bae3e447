import { afterEach, expect, test } from 'vitest';
import type { ChangeNotifications, ChangeSubscriber } from '../../../db/engine.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createOperations } from './operations.ts';

const subscriber = new Set<ChangeSubscriber>();
const notifications: ChangeNotifications = {
  subscribe(one) {
    subscriber.add(one);
    return () => void subscriber.delete(one);
  },
  async publish(text) {
    for (const one of subscriber) one.message?.(text);
  },
};
let isHeld = false;

/** Operations of one of several processes. */
function open() {
  return createOperations({
    clock: createTestClock(new Date('2027-03-01T10:00:00Z')),
    notifications,
    async hold() {
      if (isHeld) return undefined;
      isHeld = true;
      return {
        release: async () => {
          isHeld = false;
        },
      };
    },
  });
}

let here = open();
let there = open();
afterEach(() => {
  here.close();
  there.close();
  [here, there] = [open(), open()];
});

test('what one process does is told in the other, where nothing else is begun meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const outcome = here.run('create', ({ step }) => {
    step('Copia di database e file')(0.5);
    return promise;
  });
  await expect.poll(there.progress).toMatchObject({ operation: 'create', step: 'Copia di database e file' });
  expect(there.isRunning()).toBe(true);
  await expect(there.run('verify', async () => 'too')).rejects.toMatchObject({ status: 409 });
  expect(() => there.cancel()).toThrow('Non c’è niente che si possa annullare');
  resolve('done');
  expect(await outcome).toBe('done');
  await expect.poll(there.progress).toBeNull();
  expect(await there.run('verify', async () => 'then')).toBe('then');
});

test('what one process does is called off from the other', async () => {
  const outcome = here.run('create', async ({ stoppable }) => {
    const { signal } = stoppable('Copia di database e file');
    await new Promise((_, reject) => signal.addEventListener('abort', reject));
  });
  const refused = expect(outcome).rejects.toMatchObject({ status: 409, message: 'Operazione annullata' });
  await expect.poll(() => there.progress()?.canCancel).toBe(true);
  there.cancel();
  await refused;
});

test('words published that are nobody’s change nothing', async () => {
  for (const text of ['backup', 'backup {', 'backup {"by":"x","progress":7}', 'something else'])
    await notifications.publish(text);
  expect(here.progress()).toBeNull();
});
