import { useEffect, useState } from 'react';
import { TIME_LEFT } from './texts/backup.ts';
import { addReading, estimateLeft, type Reading } from './time-left.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** The time left, as `circa 3 minuti`, once the speed is steady; `share` is from 0 to 1, or null if unknown. */
export function useTimeLeft(share: number | null): string | undefined {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  useEffect(() => {
    if (share !== null) setReadings((before) => addReading(before, { at: performance.now(), share }));
  }, [share]);
  const left = share === null ? undefined : estimateLeft(readings);
  return left === undefined ? undefined : sayLeft(left);
}

/** Rounded up: ending early is forgiven. */
export function sayLeft(milliseconds: number): string {
  if (milliseconds < MINUTE_MS) return TIME_LEFT.moment;
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  return minutes < HOUR_MINUTES ? TIME_LEFT.minutes(minutes) : TIME_LEFT.hours(Math.round(minutes / HOUR_MINUTES));
}
