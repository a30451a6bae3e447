import { ageOn } from '../../base/date/age-on.ts';
import { addDays, addYears, daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import type { RegisteredGuest } from './guest.ts';

/** At the latest so many days after the departure names, documents, births and residences are gone. */
export const DAYS_KEPT = 90;
/** From so many on the owner is told that they are about to go. */
const DAYS_UNTIL_WARNED = 60;
/** How long transmissions and their receipts are kept (DM 7/1/2013). */
export const YEARS_OF_RECEIPTS = 5;

export type RetentionFacts = {
  /** Of each arrival of the guest, whether its receipt is kept. */
  readonly parts: readonly boolean[];
  readonly departure: LocalDate;
  /** Whether a region asks for her days: no, not accepted yet, accepted. */
  readonly regional: 'NONE' | 'OPEN' | 'ACCEPTED';
  /** The day of the last transmission that she was in; null where she was in none. */
  readonly transmittedOn?: LocalDate | null;
};

/** What of a guest is to be deleted today: names and document, the rest of what she said, receipts (LAW.md section 8). */
export function retention({ parts, departure, regional, transmittedOn }: RetentionFacts, today: LocalDate) {
  const isOverdue = today >= addDays(departure, DAYS_KEPT);
  const names = isOverdue || (parts.length > 0 && parts.every(Boolean));
  const receipt = transmittedOn ? today >= addYears(transmittedOn, YEARS_OF_RECEIPTS) : false;
  return { names, rest: isOverdue || (names && regional !== 'OPEN'), receipt };
}

/** Transmissions and receipts up to this instant are to be deleted. */
export function lastForgottenReceipt(now: Date): Date {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() - YEARS_OF_RECEIPTS);
  return last;
}

/** In how many days names go that were never told; undefined while that is far. */
export function daysUntilDeletion(departure: LocalDate, today: LocalDate): number | undefined {
  if (today < addDays(departure, DAYS_UNTIL_WARNED)) return undefined;
  return Math.max(0, daysBetween(today, addDays(departure, DAYS_KEPT)));
}

const AGE_BANDS = ['0-13', '14-17', '18-64', '65+'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

type Said = Pick<RegisteredGuest, 'citizenship' | 'birthDate'> & { readonly residenceState?: string | null };

/** What statistics keep of a guest once the rest of what she said goes; null where she never said it. */
export function keptOf({ residenceState, citizenship, birthDate }: Said, arrival: LocalDate) {
  return {
    /** The state of her residence, else of her citizenship. */
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
