/** Tokens, mailed links and the days that a guest may pick tolerate this much. */
const TOLERATED_MS = 2 * 60_000;

/** `behind` and `ahead` are relative to the true time. */
export type ClockState = 'right' | 'behind' | 'ahead';

/** Compares this machine's clock with a time from elsewhere. */
export function compareClock(now: Date, truth: Date): ClockState {
  const driftMs = now.getTime() - truth.getTime();
  if (Math.abs(driftMs) <= TOLERATED_MS) return 'right';
  return driftMs < 0 ? 'behind' : 'ahead';
}

/** Whether the clock was set back, judged by instants that this machine wrote before. */
export function wasClockSetBack(now: Date, traces: readonly Date[]): boolean {
  return traces.some((trace) => trace.getTime() - now.getTime() > TOLERATED_MS);
}
