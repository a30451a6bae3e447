import { instantOf } from '../base/date/daily-hour.ts';
import { addDays, type LocalDate, startOfDayInRome } from '../base/date/local-date.ts';

/** Days ahead that the cleaner sees; also yesterday, in case she marks it after midnight. */
export const CLEANING_DAYS = 60;

export const MAX_TURNOVER_ITEMS = 40;

/** How long completed tasks are retained, in months. */
export const TURNOVER_MONTHS = 13;

/** A task after each departure. */
export type TurnoverItem = { readonly id: string; readonly text: string };

export type TurnoverTerms = {
  readonly isOn: boolean;
  readonly items: readonly TurnoverItem[];
  /** `HH:mm` on the evening before an arrival by which the property must be ready. */
  readonly warnAt: string;
};

export const INITIAL_TURNOVER_TERMS: TurnoverTerms = {
  isOn: false,
  items: [
    { id: 'lenzuola', text: 'Lenzuola e asciugamani' },
    { id: 'bagni', text: 'Bagni' },
    { id: 'cucina', text: 'Cucina e frigorifero' },
    { id: 'pavimenti', text: 'Pavimenti' },
    { id: 'spazzatura', text: 'Spazzatura' },
    { id: 'terrazza', text: 'Terrazza' },
    { id: 'carta', text: 'Carta e saponi' },
    { id: 'finestre', text: 'Finestre e luci' },
    { id: 'oggetti', text: 'Oggetti dimenticati' },
    { id: 'guasti', text: 'Guasti da segnalare' },
  ],
  warnAt: '18:00',
};

/** The days that the cleaner sees and marks, both included. */
export function cleaningDays(today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  return { from: addDays(today, -1), to: addDays(today, CLEANING_DAYS) };
}

/** A day of departure and the next arrival. */
type TurnoverDates = { readonly day: LocalDate; readonly nextArrival: LocalDate | null };

const HOUR_MS = 3_600_000;

/** Check-in time if the owner set none. */
const USUAL_CHECK_IN = '15:00';

/**
 * When to warn the owner that the property is not ready for the next arrival: the evening before or, for a departure on
 * the same day, an hour before check-in, but not before midnight. Null if nobody arrives.
 */
export function warningOf(
  { day, nextArrival }: TurnoverDates,
  { warnAt }: Pick<TurnoverTerms, 'warnAt'>,
  checkInFrom: string | null,
): Date | null {
  if (nextArrival === null) return null;
  if (day < nextArrival) return momentOf(addDays(nextArrival, -1), warnAt);
  const before = momentOf(nextArrival, checkInFrom ?? USUAL_CHECK_IN).getTime() - HOUR_MS;
  return new Date(Math.max(before, startOfDayInRome(nextArrival).getTime()));
}

function momentOf(day: LocalDate, time: string): Date {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(instantOf(day, hour).getTime() + minutes * 60_000);
}
