import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import type { RegisterStay } from '@approdo/shared/contract/law/register-stays';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';

/** A day with arrivals, which are reported in one file. */
export type FileDay = {
  readonly date: LocalDate;
  /** Whether the portal no longer accepts it: it is before yesterday. */
  readonly isLate: boolean;
  /** Stays with unreported arrivals. */
  readonly open: readonly RegisterStay[];
  /** How many guests of those are complete, and how many still have to be entered or completed. */
  readonly ready: number;
  readonly incomplete: number;
  /** The earliest deadline; undefined where nothing is open. */
  readonly dueAt: string | undefined;
  readonly isOverdue: boolean;
  readonly transmissions: readonly Transmission[];
};

/** Kinds and channels may be added later: this screen shows only files. */
const KIND = 'ALLOGGIATI';
const TOLD: readonly string[] = ['UPLOADED', 'RECEIPTED'];

/**
 * Today and yesterday if they have arrivals, and earlier days that still have to be reported, latest first: guests of
 * the site from before the register was on were reported in another way.
 */
export function listFileDays(
  stays: readonly RegisterStay[],
  transmissions: readonly Transmission[],
  now: Date,
): readonly FileDay[] {
  const today = todayInRome(now);
  const recent = [today, addDays(today, -1)];
  const overdue = stays
    .filter((stay) => isOpen(stay) && isToReport(stay, now))
    .flatMap(daysOf)
    .filter((date) => date < today && !recent.includes(date));
  const days = [...recent, ...[...new Set(overdue)].toSorted().toReversed()];
  return days
    .map((date) => fileDay(date, { now, isLate: !recent.includes(date), stays, transmissions }))
    .filter(({ open, transmissions: reported }) => open.length > 0 || reported.length > 0);
}

type Known = {
  readonly now: Date;
  readonly isLate: boolean;
  readonly stays: readonly RegisterStay[];
  readonly transmissions: readonly Transmission[];
};

function fileDay(date: LocalDate, { now, isLate, stays, transmissions }: Known): FileDay {
  const open = stays.filter(
    (stay) => isOpen(stay) && (!isLate || isToReport(stay, now)) && daysOf(stay).includes(date),
  );
  const all = sum(open, ({ guests, numberOfGuests }) => Math.max(guests, numberOfGuests));
  const ready = sum(open, ({ complete }) => complete);
  return {
    ...{ date, isLate, open, ready, incomplete: all - ready },
    dueAt: open.map(({ alloggiati }) => alloggiati.dueAt).toSorted()[0],
    isOverdue: open.some(({ alloggiati }) => alloggiati.isLate),
    transmissions: transmissions.filter((reported) => reported.kind === KIND && reported.date === date),
  };
}

/** For stays without guests, the day of arrival. */
function daysOf({ alloggiati, startDate }: RegisterStay): readonly LocalDate[] {
  return alloggiati.dates.length > 0 ? alloggiati.dates : [startDate];
}

function isOpen({ alloggiati }: RegisterStay): boolean {
  return !TOLD.includes(alloggiati.state);
}

/** Deadlines that passed without being late need no report. */
function isToReport({ alloggiati: { isLate, dueAt } }: RegisterStay, now: Date): boolean {
  return isLate || new Date(dueAt) >= now;
}

function sum(stays: readonly RegisterStay[], of: (stay: RegisterStay) => number): number {
  return stays.reduce((all, stay) => all + of(stay), 0);
}
