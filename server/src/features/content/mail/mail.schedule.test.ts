import { describe, expect, test } from 'vitest';
import { mayBeTrial, waitAfter } from './mail.schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the wait after a failed attempt', () => {
  test('begins with ten seconds, doubles, and stays at an hour', () => {
    const waits = Array.from({ length: 11 }, (_, index) => waitAfter(index + 1));
    expect(waits.map((wait) => (wait ?? 0) / 1000)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  });

  test('ends when the waits add up to three days, and no sooner', () => {
    let waited = 0;
    let attempts = 1;
    for (let wait = waitAfter(attempts); wait !== undefined; wait = waitAfter(attempts)) {
      waited += wait;
      attempts += 1;
    }
    expect(waited / HOUR).toBeGreaterThanOrEqual(72);
    expect(waited / HOUR).toBeLessThan(73);
  });
});

describe('a trial before its turn', () => {
  test('may be any message while the server does not answer', () => {
    expect(mayBeTrial('unreachable', 70 * HOUR)).toBe(true);
  });

  test('may be a message that was put off for as long as it is young', () => {
    expect(mayBeTrial('put-off', 14 * MINUTE)).toBe(true);
    expect(mayBeTrial('put-off', 15 * MINUTE)).toBe(false);
  });
});
