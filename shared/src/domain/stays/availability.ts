import { addDays, addMonths, type LocalDate, listDays } from '../base/date/local-date.ts';
import { type BookingStatus, isBlock, occupiesDays } from './booking.ts';
import { listNights, type Stay, staysClash } from './stay.ts';

export type DayState = 'free' | 'pending' | 'confirmed' | 'blocked';

/**
 * What occupies a day until midday and from midday on; the two differ only where turnover on the same day is allowed.
 * `state` is the stronger of the two.
 */
export type DayDescription = {
  readonly state: DayState;
  readonly morning: DayState;
  readonly evening: DayState;
};

export type DescribedDay = DayDescription & { readonly day: LocalDate };

/** As much of a booking as anyone may know. */
export type PlannedBooking = Stay & { readonly status: BookingStatus; readonly isBlocked: boolean };

export type TurnoverOptions = {
  /** On, one guest may arrive on the day another leaves: a stay occupies its nights only. A block always has all its days. */
  readonly sameDayTurnover: boolean;
};

const STRENGTH = { free: 0, pending: 1, confirmed: 2, blocked: 3 } satisfies Record<DayState, number>;

/** The days that a booking takes from others (API.md, overlap); none where it is not confirmed and no block. */
export function listOccupiedDays(booking: PlannedBooking, { sameDayTurnover }: TurnoverOptions): LocalDate[] {
  if (!occupiesDays(booking.status)) return [];
  if (sameDayTurnover && !isBlock(booking)) return listNights(booking);
  return listDays(booking.startDate, booking.endDate);
}

/**
 * Whether a range has no day that one of the bookings occupies, exactly as the occupied days would tell.
 * The range is a stay, or a block where it says so; an edited booking is left out by the caller.
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
 * Whether a visitor may pick the day: as check-in its evening, as check-out its morning is neither confirmed nor blocked.
 * Days that only requests ask for can be picked.
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
