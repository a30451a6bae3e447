import { addDays, addMonths, type LocalDate, listDays } from '../base/date/local-date.ts';
import { type BookingStatus, isBlock, occupiesDays } from './booking.ts';
import { listNights, type Stay, staysClash } from './stay.ts';

export type DayState = 'free' | 'pending' | 'confirmed' | 'blocked';

/**
 * What occupies a day before and after midday; the two differ only if same-day turnover is allowed. `state` is the
 * stronger of the two.
 */
export type DayDescription = {
  readonly state: DayState;
  readonly morning: DayState;
  readonly evening: DayState;
};

export type DescribedDay = DayDescription & { readonly day: LocalDate };

/** The part of a booking that is public. */
export type PlannedBooking = Stay & { readonly status: BookingStatus; readonly isBlocked: boolean };

export type TurnoverOptions = {
  /** If true, a guest may arrive on the day another leaves: stays occupy nights only. Blocks occupy all days. */
  readonly sameDayTurnover: boolean;
};

const STRENGTH = { free: 0, pending: 1, confirmed: 2, blocked: 3 } satisfies Record<DayState, number>;

/** The days that a booking occupies (API.md, overlap); none unless it is confirmed or a block. */
export function listOccupiedDays(booking: PlannedBooking, { sameDayTurnover }: TurnoverOptions): LocalDate[] {
  if (!occupiesDays(booking.status)) return [];
  if (sameDayTurnover && !isBlock(booking)) return listNights(booking);
  return listDays(booking.startDate, booking.endDate);
}

/**
 * Whether no booking occupies a day of the range, with the same result as the stored occupied days. The range is a stay
 * unless `isBlocked`; when editing a booking, leave it out of the bookings.
 */
export function isRangeFree(
  range: Stay & { readonly isBlocked?: boolean },
  bookings: Iterable<PlannedBooking>,
  options: TurnoverOptions,
): boolean {
  const hasLastDay = !options.sameDayTurnover || (range.isBlocked ?? false);
  for (const booking of bookings) {
    if (!occupiesDays(booking.status)) continue;
    const bookingHasLastDay = !options.sameDayTurnover || isBlock(booking);
    const clash = reaches(range, booking.startDate, hasLastDay) && reaches(booking, range.startDate, bookingHasLastDay);
    if (clash) return false;
  }
  return true;
}

/** The days of a month, given as `yyyy-MM`, as a calendar shows them. */
export function describeMonth(
  month: string,
  bookings: Iterable<PlannedBooking>,
  options: TurnoverOptions,
): DescribedDay[] {
  const startDate = `${month}-01`;
  return describeDays({ startDate, endDate: addDays(addMonths(startDate, 1), -1) }, bookings, options);
}

/** The days of a range, both ends included, as a calendar shows them, in one pass over the bookings. */
export function describeDays(
  range: Stay,
  bookings: Iterable<PlannedBooking>,
  options: TurnoverOptions,
): DescribedDay[] {
  const days = listDays(range.startDate, range.endDate).map(freeDay);
  const indexes = new Map(days.map(({ day }, index) => [day, index]));
  for (const booking of bookings) {
    if (booking.status === 'REJECTED' || !staysClash(range, booking)) continue;
    const first = indexes.get(booking.startDate) ?? 0;
    const last = indexes.get(booking.endDate) ?? days.length - 1;
    for (const day of days.slice(first, last + 1)) colourDay(day, booking, options);
  }
  return days.map(({ day, morning, evening }) => ({ day, state: stronger(morning, evening), morning, evening }));
}

/**
 * Whether a visitor may pick the day: for check-in its evening, for check-out its morning must be neither confirmed nor
 * blocked. Days with requests only can be picked.
 */
export function canPickDay(day: DayDescription, end: 'check-in' | 'check-out'): boolean {
  const half = end === 'check-in' ? day.evening : day.morning;
  return half === 'free' || half === 'pending';
}

type HalfDays = { readonly day: LocalDate; morning: DayState; evening: DayState };

function freeDay(day: LocalDate): HalfDays {
  return { day, morning: 'free', evening: 'free' };
}

function colourDay(half: HalfDays, booking: PlannedBooking, { sameDayTurnover }: TurnoverOptions): void {
  const state = stateOf(booking);
  const isTurnover = sameDayTurnover && state !== 'blocked';
  if (!isTurnover || half.day !== booking.startDate) half.morning = stronger(half.morning, state);
  if (!isTurnover || half.day !== booking.endDate) half.evening = stronger(half.evening, state);
}

function stateOf(booking: PlannedBooking): DayState {
  if (isBlock(booking)) return 'blocked';
  return booking.status === 'CONFIRMED' ? 'confirmed' : 'pending';
}

function stronger(a: DayState, b: DayState): DayState {
  return STRENGTH[a] >= STRENGTH[b] ? a : b;
}

function reaches(range: Stay, day: LocalDate, hasLastDay: boolean): boolean {
  return hasLastDay ? day <= range.endDate : day < range.endDate;
}
