import { describe, expect, test } from 'vitest';
import { sayLeft } from './running-note.tsx';
import { addReading, estimateLeft, type Reading } from './time-left.ts';

const SECOND = 1000;

/** Readings of an operation each second, at the speed that `speed` gives for that second, as shares. */
function watch(seconds: number, speed: (second: number) => number): readonly Reading[] {
  let readings: readonly Reading[] = [];
  let share = 0;
  for (let second = 0; second <= seconds; second += 1) {
    readings = addReading(readings, { at: second * SECOND, share });
    share += speed(second);
  }
  return readings;
}

describe('the time that is left', () => {
  test('is told of a job that goes evenly, once it has gone for a while', () => {
    expect(estimateLeft(watch(5, () => 0.01))).toBeUndefined();
    expect(estimateLeft(watch(10, () => 0.01))).toBeCloseTo(90 * SECOND, -2);
  });

  test('is not told while hardly anything was done', () => {
    expect(estimateLeft(watch(20, () => 0.0005))).toBeUndefined();
  });

  test('is not told of a job that has just become much slower, and is again once it keeps to that', () => {
    const slower = (second: number) => (second < 10 ? 0.03 : 0.003);
    expect(estimateLeft(watch(16, slower))).toBeUndefined();
    const left = estimateLeft(watch(45, slower)) ?? 0;
    expect(left / SECOND).toBeGreaterThan(180);
    expect(left / SECOND).toBeLessThan(210);
  });

  test('begins anew with a job that is another one', () => {
    const readings = addReading(
      watch(10, () => 0.05),
      { at: 11 * SECOND, share: 0 },
    );
    expect(readings).toEqual([{ at: 11 * SECOND, share: 0 }]);
    expect(estimateLeft(readings)).toBeUndefined();
  });
});

test.each([
  [20 * SECOND, 'meno di un minuto'],
  [60 * SECOND, 'circa un minuto'],
  [61 * SECOND, 'circa 2 minuti'],
  [170 * SECOND, 'circa 3 minuti'],
  [59.5 * 60 * SECOND, 'circa un’ora'],
  [3 * 3600 * SECOND, 'circa 3 ore'],
])('%i ms are said as %s', (left, text) => {
  expect(sayLeft(left)).toBe(text);
});
