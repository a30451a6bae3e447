import { addDays, addYears, type LocalDate } from '../date/local-date.ts';

/** At the latest so many days after the departure names, documents, births and residences are gone. */
const MOST_DAYS_KEPT = 90;
/** How long transmissions and their receipts are kept (DM 7/1/2013). */
const YEARS_OF_RECEIPTS = 5;

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
  const isOverdue = today >= addDays(departure, MOST_DAYS_KEPT);
  const names = isOverdue || (parts.length > 0 && parts.every(Boolean));
  const receipt = transmittedOn ? today >= addYears(transmittedOn, YEARS_OF_RECEIPTS) : false;
  return { names, rest: isOverdue || (names && regional !== 'OPEN'), receipt };
}
