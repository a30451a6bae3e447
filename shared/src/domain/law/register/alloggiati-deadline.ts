import { instantOf } from '../../base/date/daily-hour.ts';
import type { LocalDate } from '../../base/date/local-date.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;
/** What the arrival is taken for where the guide names no hour. */
const USUAL_CHECK_IN = '15:00';

export type ArrivalHour = {
  readonly arrival: LocalDate;
  /** `15:00`, in Rome; null where the guide names none. */
  readonly checkInFrom: string | null;
};

type Arrival = ArrivalHour & {
  /** Of the whole stay. */
  readonly nights: number;
};

/**
 * By when who arrives must be told to the Polizia: 24 hours later, 6 for a stay of one night (art. 109 TULPS). Hours are hours:
 * where the clocks change the deadline moves with them.
 */
export function alloggiatiDeadline({ arrival, nights, checkInFrom }: Arrival): Date {
  const hours = nights === 1 ? 6 : 24;
  return new Date(arrivalInstant({ arrival, checkInFrom }).getTime() + hours * MS_PER_HOUR);
}

/** When guests come: at the hour that the guide names. */
export function arrivalInstant({ arrival, checkInFrom }: ArrivalHour): Date {
  const [hour = 0, minute = 0] = (checkInFrom ?? USUAL_CHECK_IN).split(':').map(Number);
  return new Date(instantOf(arrival, hour).getTime() + minute * MS_PER_MINUTE);
}
