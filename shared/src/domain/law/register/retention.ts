import { ageOn } from '../../base/date/age-on.ts';
import { addDays, addYears, daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import type { RegisteredGuest } from './guest.ts';

/** Names, documents, births and residences are deleted so many days after departure at the latest. */
export const RETENTION_DAYS = 90;
/** Days after departure from which the owner is warned of the deletion. */
const DAYS_UNTIL_WARNED = 60;
/** How long transmissions and their receipts are retained (DM 7/1/2013). */
export const YEARS_OF_RECEIPTS = 5;

export type RetentionFacts = {
  /** For each arrival of the guest, whether its receipt is stored. */
  readonly parts: readonly boolean[];
  readonly departure: LocalDate;
  /** Whether a region requires the guest's days: no, not accepted yet, accepted. */
  readonly regional: 'NONE' | 'OPEN' | 'ACCEPTED';
  /** The day of the guest's last transmission; null where there is none. */
  readonly transmittedOn?: LocalDate | null;
};

/** What of a guest must be deleted today: names and document, other personal data, receipts (LAW.md section 8). */
export function retention({ parts, departure, regional, transmittedOn }: RetentionFacts, today: LocalDate) {
  const isOverdue = today >= addDays(departure, RETENTION_DAYS);
  const names = isOverdue || (parts.length > 0 && parts.every(Boolean));
  const receipt = transmittedOn ? today >= addYears(transmittedOn, YEARS_OF_RECEIPTS) : false;
  return { names, rest: isOverdue || (names && regional !== 'OPEN'), receipt };
}

/** Transmissions and receipts up to this instant must be deleted. */
export function lastForgottenReceipt(now: Date): Date {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() - YEARS_OF_RECEIPTS);
  return last;
}

/** Days until unreported names are deleted; undefined while that is far. */
export function daysUntilDeletion(departure: LocalDate, today: LocalDate): number | undefined {
  if (today < addDays(departure, DAYS_UNTIL_WARNED)) return undefined;
  return Math.max(0, daysBetween(today, addDays(departure, RETENTION_DAYS)));
}

const AGE_BANDS = ['0-13', '14-17', '18-64', '65+'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

type RetainableGuest = Pick<RegisteredGuest, 'citizenship' | 'birthDate'> & { readonly residenceState?: string | null };

/** What is retained for statistics once other personal data are deleted; null where it was never given. */
export function retainedOf({ residenceState, citizenship, birthDate }: RetainableGuest, arrival: LocalDate) {
  return {
    /** The state of residence, else of citizenship. */
    origin: residenceState ?? citizenship ?? null,
    age: birthDate ? ageBandOf(birthDate, arrival) : null,
  };
}

function ageBandOf(birthDate: LocalDate, arrival: LocalDate): AgeBand {
  const age = ageOn(arrival, birthDate);
  if (age < 14) return '0-13';
  if (age < 18) return '14-17';
  return age < 65 ? '18-64' : '65+';
}
