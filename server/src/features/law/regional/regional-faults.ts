import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayMissingGuests } from '@approdo/shared/domain/law/regional/missing-guests';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import { findRegionalFaults } from '@approdo/shared/domain/law/register/register-faults';
import { datesOf } from '@approdo/shared/domain/law/register/stay-segments';
import { sayGuestFault } from '@approdo/shared/words/law/say-guest-fault';
import { WORDS } from '@approdo/shared/words/words';
import type { FieldTexts } from '../../../http/problems.ts';
import type { Days, NamedStay } from './read-regional.ts';

type Fault = {
  /** `{stay}.guests.0.sex`, or `{stay}.guests` where there are none. */
  readonly field: string;
  readonly text: string;
};

/** What prevents days from being reported: stays without guests on them, and faulty guests who arrive. */
export function findRegionalFaultsOn(days: Days, stays: readonly NamedStay[], tables: OfficialTables): Fault[] {
  return stays.flatMap((stay) => (stay.guests.length === 0 ? findMissing(stay, days) : findWrong(stay, days, tables)));
}

export function fieldsOf(faults: readonly Fault[]): FieldTexts {
  return Object.fromEntries(faults.map(({ field, text }) => [field, text]));
}

/** Whether data of a guest who arrives on one of these days were deleted by law. */
export function hasDeleted({ from, to }: Days, stays: readonly NamedStay[]): boolean {
  return stays.some((stay) =>
    stay.guests.some(({ restDeletedAt, ...guest }) => {
      const { arrival } = datesOf(guest, stay);
      return restDeletedAt !== null && from <= arrival && arrival <= to;
    }),
  );
}

function findMissing(stay: NamedStay, { from, to }: Days): Fault[] {
  const touches = stay.arrival <= to && stay.departure >= from;
  return touches ? [{ field: `${stay.id}.guests`, text: sayMissingGuests(stay) }] : [];
}

function findWrong(stay: NamedStay, { from, to }: Days, tables: OfficialTables): Fault[] {
  const arrives = (day: LocalDate) => from <= day && day <= to;
  return findRegionalFaults(stay, tables).flatMap((fault) => {
    const place = stay.guests.findIndex(({ id }) => id === fault.guestId);
    const guest = stay.guests[place];
    if (!guest || guest.restDeletedAt !== null || !arrives(datesOf(guest, stay).arrival)) return [];
    return [{ field: `${stay.id}.guests.${place}.${fault.field}`, text: sayGuestFault(fault, stay.guests, WORDS.it) }];
  });
}
