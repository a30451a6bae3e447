import { instantOf } from '../base/date/daily-hour.ts';
import { addDays, type LocalDate, startOfDayInRome } from '../base/date/local-date.ts';

/** How many days ahead the cleaner sees; yesterday is there too, in case she marks it after midnight. */
export const CLEANING_DAYS = 60;

export const MAX_TURNOVER_ITEMS = 40;

/** How long it is known what was done, in months. */
export const TURNOVER_MONTHS = 13;

/** What is done in a house after each departure. */
export type TurnoverItem = { readonly id: string; readonly text: string };

export type TurnoverTerms = {
  readonly isOn: boolean;
  readonly items: readonly TurnoverItem[];
  /** `HH:mm` of the evening before an arrival by which the house is to be ready. */
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

/** The days that who cleans sees and marks, both included. */
export function cleaningDays(today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  return { from: addDays(today, -1), to: addDays(today, CLEANING_DAYS) };
}

/** A departure, by its day, and the arrival that comes next. */
type Awaited = { readonly day: LocalDate; readonly nextArrival: LocalDate | null };

const HOUR_MS = 3_600_000;

/** Where the owner has not said from when guests may come. */
const USUAL_CHECK_IN = '15:00';

/**
 * When the owner is told that the house is not ready for the next arrival: the evening before, and where one leaves and
 * another comes on the same day an hour before she may come, that day's midnight at the earliest. Null where nobody comes.
 */
export function warningOf(
  { day, nextArrival }: Awaited,
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
