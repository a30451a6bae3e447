import { addDays, addYears, daysBetween, type LocalDate, listDays } from '../base/date/local-date.ts';
import type { StayFault, StayFaults } from './stay-fault.ts';

/** From the day of arrival to the day of departure; also the dates of a block, whose last day is closed. */
export type Stay = { readonly startDate: LocalDate; readonly endDate: LocalDate };

export type StayRuleOptions = {
  /** A quote may be asked for a stay in the past. */
  readonly mayBePast?: boolean;
  /** The previous start of an edited stay: if unchanged, it may be in the past. */
  readonly previousStart?: LocalDate;
};

export const MAX_NIGHTS = 365;
export const HORIZON_YEARS = 3;

/** The faults of a block, in Italian: only owners make them. */
type BlockFaults = { readonly startDate?: string; readonly endDate?: string };

const BLOCK_STARTS_IN_PAST = 'La data iniziale non può essere nel passato';
const BLOCK_STARTS_TOO_FAR = `La data iniziale deve essere entro ${HORIZON_YEARS} anni da oggi`;
const BLOCK_ENDS_BEFORE_START = 'La data finale deve essere successiva alla data iniziale';

/** Nights of a stay, check-out excluded: 5 to 8 June is 5, 6, 7. Throws on an empty stay. */
export function listNights(stay: Stay): LocalDate[] {
  requireNights(stay);
  return listDays(stay.startDate, addDays(stay.endDate, -1));
}

/** How many nights a stay has, at least one. Throws on an empty stay. */
export function countNights(stay: Stay): number {
  return requireNights(stay);
}

/** Whether two ranges share a day, first and last included (API.md, overlap). */
export function staysClash(a: Stay, b: Stay): boolean {
  return a.startDate <= b.endDate && b.startDate <= a.endDate;
}

/** The faults of the dates of a stay: too short or long, in the past, too far ahead. Both dates are real. */
export function findStayFaults(stay: Stay, today: LocalDate, options: StayRuleOptions = {}): StayFaults {
  const nights = daysBetween(stay.startDate, stay.endDate);
  return faultsOf(findStartFault(stay.startDate, today, options), findLengthFault(nights));
}

/** The faults of a block's dates: reversed, past, too long or too far ahead. One day is valid. Both are real. */
export function findBlockFaults(range: Stay, today: LocalDate): BlockFaults {
  const { startDate, endDate } = range;
  return faultsOf(findBlockStartFault(startDate, today), findBlockLengthFault(daysBetween(startDate, endDate)));
}

function findStartFault(startDate: LocalDate, today: LocalDate, options: StayRuleOptions): StayFault | undefined {
  const mayBePast = options.mayBePast || options.previousStart === startDate;
  if (startDate < today && !mayBePast) return { key: 'checkInPast' };
  return findHorizonFault(startDate, today);
}

function findHorizonFault(startDate: LocalDate, today: LocalDate): StayFault | undefined {
  return isBeyondHorizon(startDate, today) ? { key: 'startTooFar', values: { years: HORIZON_YEARS } } : undefined;
}

function isBeyondHorizon(startDate: LocalDate, today: LocalDate): boolean {
  return startDate > addYears(today, HORIZON_YEARS);
}

function findBlockStartFault(startDate: LocalDate, today: LocalDate): string | undefined {
  if (startDate < today) return BLOCK_STARTS_IN_PAST;
  return isBeyondHorizon(startDate, today) ? BLOCK_STARTS_TOO_FAR : undefined;
}

function findLengthFault(nights: number): StayFault | undefined {
  if (nights < 1) return { key: 'checkOutTooEarly' };
  return nights > MAX_NIGHTS ? { key: 'stayTooLong', values: { nights: MAX_NIGHTS } } : undefined;
}

function findBlockLengthFault(days: number): string | undefined {
  if (days < 0) return BLOCK_ENDS_BEFORE_START;
  return days > MAX_NIGHTS ? `Un blocco può durare al massimo ${MAX_NIGHTS} notti` : undefined;
}

function faultsOf<Fault>(startDate: Fault | undefined, endDate: Fault | undefined) {
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

function requireNights(stay: Stay): number {
  const nights = daysBetween(stay.startDate, stay.endDate);
  if (nights < 1) throw new RangeError(`A stay without a night: ${stay.startDate} to ${stay.endDate}`);
  return nights;
}
