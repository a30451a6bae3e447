import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '../testing/test-clock.ts';
import { runDaily } from './run-daily.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let clock: TestClock;
let turns: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clock = createTestClock(new Date('2027-03-01T21:00:00Z'));
  turns = [];
  ({ stop } = runDaily(clock, () => turns.push(clock.today())));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Timers and clock together, as on a machine that is awake. */
function live(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 1000) {
    clock.advance(1000);
    vi.advanceTimersByTime(1000);
  }
}

it('turns the day at midnight in Rome, and once', () => {
  live(2 * HOUR - 1000);
  expect(turns).toEqual([]);
  live(1000);
  expect(turns).toEqual(['2027-03-02']);
  live(HOUR);
  expect(turns).toEqual(['2027-03-02']);
});

it('turns it within a minute of a sleep over midnight, in which no timer went on', () => {
  live(HOUR);
  clock.advance(5 * HOUR);
  live(MINUTE);
  expect(turns).toEqual(['2027-03-02']);
});

it('turns it once after a sleep of days, and back where the clock was wrong', () => {
  clock.advance(72 * HOUR);
  live(MINUTE);
  clock.advance(-48 * HOUR);
  live(MINUTE);
  expect(turns).toEqual(['2027-03-04', '2027-03-02']);
});

it('turns none once it is stopped', () => {
  stop();
  clock.advance(24 * HOUR);
  vi.advanceTimersByTime(24 * HOUR);
  expect(turns).toEqual([]);
});
