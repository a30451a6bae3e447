import { expect, test, vi } from 'vitest';
import { createIslandWaker } from './island-waker.ts';

test('an island is loaded once, however often it is touched', async () => {
  const revive = vi.fn(async () => undefined);
  const waker = createIslandWaker<string>(revive);
  waker.watch('booking');
  await Promise.all([waker.wake('booking'), waker.wake('booking')]);
  await waker.wake('booking');
  expect(revive).toHaveBeenCalledOnce();
  expect(waker.isAsleep('booking')).toBe(false);
});

test('what was clicked before an island was alive is clicked again, in order, and once', async () => {
  const events: string[] = [];
  const waker = createIslandWaker<string>(async () => {
    events.push('alive');
  });
  waker.watch('booking');
  waker.queueClick('booking', { click: () => events.push('next month') });
  waker.queueClick('booking', { click: () => events.push('send') });
  await waker.wake('booking');
  await waker.wake('booking');
  expect(events).toEqual(['alive', 'next month', 'send']);
});

test('an island that could not be loaded is tried again, with its clicks', async () => {
  const click = vi.fn();
  const revive = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
  const waker = createIslandWaker<string>(revive);
  waker.watch('login');
  waker.queueClick('login', { click });
  await expect(waker.wake('login')).rejects.toThrow('offline');
  expect(waker.isAsleep('login')).toBe(true);
  await waker.wake('login');
  expect(click).toHaveBeenCalledOnce();
});

test('one island does not wake another', async () => {
  const waker = createIslandWaker<string>(async () => undefined);
  waker.watch('account');
  waker.watch('booking');
  await waker.wake('booking');
  expect(waker.asleep()).toEqual(['account']);
});

test('what nobody watches is left alone', async () => {
  const revive = vi.fn(async () => undefined);
  await createIslandWaker<string>(revive).wake('unknown');
  expect(revive).not.toHaveBeenCalled();
});
