import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { listArriving } from '@approdo/shared/domain/law/register/alloggiati-line';
import type { RegisteredStay } from '@approdo/shared/domain/law/register/guest';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import { listSegments } from '@approdo/shared/domain/law/register/stay-segments';
import type { Reader } from '../../../../db/transaction.ts';
import { findFaults, type ReportFault } from '../guests/guest-faults.ts';
import { type OpenedGuest, readGuestsOfStays } from '../guests/opened-guest.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import { type ListedStay, readRegisterStays } from '../register-stays.ts';
import { readReportedArrivals } from '../stays/read-reported-arrivals.ts';

/** A stay on a day on which guests of it arrive. */
export type StayOnDay = {
  readonly stay: ListedStay;
  readonly registered: RegisteredStay & { readonly guests: readonly OpenedGuest[] };
  /** The guests who arrive on the day, in the order of the stay. */
  readonly arriving: readonly OpenedGuest[];
  /** The ids of those who are in a transmission of that day. */
  readonly sentIds: ReadonlySet<string>;
};

/** Stays with arrivals on a day, or beginning then without guests entered; by arrival, then by id. */
export async function readDay(reader: Reader, seal: GuestSeal, date: LocalDate): Promise<StayOnDay[]> {
  const touching = await readRegisterStays(reader, { from: date, to: date });
  const staying = touching.filter(({ endDate, isCancelled }) => endDate > date && !isCancelled);
  const ids = staying.map(({ id }) => id);
  const guests = await readGuestsOfStays(reader, seal, ids);
  const reported = await readReportedArrivals(reader, ids);
  return staying
    .map((stay) => ofStay(stay, { date, guests: guests.get(stay.id) ?? [], reported: reported.get(stay.id) ?? [] }))
    .filter(({ stay, arriving, registered }) =>
      registered.guests.length === 0 ? stay.startDate === date : arriving.length > 0,
    );
}

type Facts = {
  readonly date: LocalDate;
  readonly guests: readonly OpenedGuest[];
  readonly reported: readonly { readonly guestId: string; readonly arrival: LocalDate; readonly kind: string }[];
};

function ofStay(stay: ListedStay, { date, guests, reported }: Facts): StayOnDay {
  const registered = { arrival: stay.startDate, departure: stay.endDate, guests };
  const arriving = guests.filter((guest) => listSegments(guest, registered).some(({ arrival }) => arrival === date));
  const arrivingIds = new Set(arriving.map(({ id }) => id));
  const sent = reported.filter(({ kind, arrival, guestId }) => {
    return kind === 'ALLOGGIATI' && arrival === date && arrivingIds.has(guestId);
  });
  return { stay, registered, arriving, sentIds: new Set(sent.map(({ guestId }) => guestId)) };
}

/** Guests for the day's file: those in no transmission of it, or all; without those whose names were deleted. */
export function listToReport({ arriving, sentIds }: StayOnDay, isAll = false): OpenedGuest[] {
  return arriving.filter(({ id, namesDeletedAt }) => namesDeletedAt === null && (isAll || !sentIds.has(id)));
}

/** What prevents these guests from being reported; others of the stay are not checked. */
export function findFaultsOf(
  { registered }: StayOnDay,
  guests: readonly OpenedGuest[],
  tables: OfficialTables | undefined,
): ReportFault[] {
  const ids = new Set(guests.map(({ id }) => id));
  return findFaults(registered, tables).filter(({ guestId }) => ids.has(guestId));
}

/** An arrival as the file contains it. */
export type ReportLine = ReturnType<typeof listLines>[number];

/** In the order of the file. */
export function listLines({ stay, registered }: StayOnDay, guests: readonly OpenedGuest[], date: LocalDate) {
  const ids = new Set(guests.map(({ id }) => id));
  return listArriving(registered, date)
    .filter(({ guest }) => ids.has(guest.id))
    .map((arriving) => ({ ...arriving, stayId: stay.id }));
}
