import { instantOf } from '../../base/date/daily-hour.ts';
import type { LocalDate } from '../../base/date/local-date.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;
/** The assumed check-in hour where the guide has none. */
const USUAL_CHECK_IN = '15:00';

export type ArrivalHour = {
  readonly arrival: LocalDate;
  /** `15:00`, in Rome; null where the guide has none. */
  readonly checkInFrom: string | null;
};

type Arrival = ArrivalHour & {
  /** Of the whole stay. */
  readonly nights: number;
};

/**
 * The deadline for reporting an arrival to the Polizia: after 24 hours, or 6 for a stay of one night (art. 109 TULPS).
 * These are elapsed hours: a clock change moves the deadline.
 */
export function alloggiatiDeadline({ arrival, nights, checkInFrom }: Arrival): Date {
  const hours = nights === 1 ? 6 : 24;
  return new Date(arrivalInstant({ arrival, checkInFrom }).getTime() + hours * MS_PER_HOUR);
}

/** The instant of an arrival, at the guide's check-in hour. */
export function arrivalInstant({ arrival, checkInFrom }: ArrivalHour): Date {
  const [hour = 0, minute = 0] = (checkInFrom ?? USUAL_CHECK_IN).split(':').map(Number);
  return new Date(instantOf(arrival, hour).getTime() + minute * MS_PER_MINUTE);
}
