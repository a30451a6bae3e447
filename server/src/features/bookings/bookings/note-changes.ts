import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { listExtrasIn } from '@approdo/shared/words/prices/extra-label';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { addChanges, listChanges } from './changes.repository.ts';
import type { BookingFieldChange } from './changes.table.ts';

type Edit = {
  readonly before: GuestStay;
  readonly after: GuestStay;
  readonly at: Date;
  /** Null if no person made the change. */
  readonly by: string | null;
};

/** How each history field is written for a stay. */
const FIELD_TEXTS: Readonly<Record<BookingFieldChange['field'], (stay: GuestStay) => string | null>> = {
  DATES: ({ startDate, endDate }) => `${startDate}/${endDate}`,
  GUESTS: ({ numberOfGuests, children }) => (children > 0 ? `${numberOfGuests}/${children}` : String(numberOfGuests)),
  LINEN: ({ linen }) => (linen ? '1' : '0'),
  EXTRAS: ({ extras }) => listExtrasIn(extras, ITALIAN) || null,
  NAME: ({ guestName }) => guestName,
  PHONE: ({ guestPhone }) => guestPhone,
  EMAIL: ({ guestEmail }) => guestEmail,
  LANGUAGE: ({ language }) => language,
  CLEANING_NOTE: ({ cleaningNote }) => cleaningNote,
};

/** Records the fields that an edit changed, in the same transaction. */
export async function noteChanges(trx: Trx, { before, after, at, by }: Edit): Promise<void> {
  const fieldTexts = Object.entries(FIELD_TEXTS) as [BookingFieldChange['field'], (stay: GuestStay) => string | null][];
  const changes = fieldTexts
    .map(([field, textOf]) => ({ at: at.toISOString(), by, field, before: textOf(before), after: textOf(after) }))
    .filter((change) => change.before !== change.after);
  if (changes.length > 0) await addChanges(trx, after.id, changes);
}

/** The changes that edits made to a booking, oldest first. */
export async function listChangesOf(reader: Reader, bookingId: string): Promise<readonly BookingFieldChange[]> {
  return await listChanges(reader, bookingId);
}
