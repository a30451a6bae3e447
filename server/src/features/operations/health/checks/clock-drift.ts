/** Tokens, mailed links and the days that a guest may pick bear this much. */
const BEARABLE_MS = 2 * 60_000;

/** `behind` and `ahead` are of the true time. */
export type ClockState = 'right' | 'behind' | 'ahead';

/** What the clock of this machine is beside a moment that somebody else names. */
export function compareClock(now: Date, truth: Date): ClockState {
  const driftMs = now.getTime() - truth.getTime();
  if (Math.abs(driftMs) <= BEARABLE_MS) return 'right';
  return driftMs < 0 ? 'behind' : 'ahead';
}

/** Whether the clock was set back, as far as what was written on this machine can tell without asking anybody. */
export function isBeforeItsTraces(now: Date, traces: readonly Date[]): boolean {
  return traces.some((trace) => trace.getTime() - now.getTime() > BEARABLE_MS);
}
