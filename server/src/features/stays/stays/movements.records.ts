import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from './bookings.table.ts';
import { readTakenExtras } from './taken-extras.records.ts';

/** A stay that is certain: one of the owner's that is confirmed, or a portal's; none that was over when brought. */
export type Movement = {
  readonly bookingId: string;
  readonly startDate: LocalDate;
  /** The day of departure. */
  readonly endDate: LocalDate;
  /** Nothing but the dates is known of a portal's stay. */
  readonly isPortals: boolean;
  readonly numberOfGuests: number | null;
  readonly linen: boolean | null;
  readonly cleaningNote: string | null;
  readonly changedAt: string;
  /** The extras taken with it. */
  readonly extras: GuestStay['extras'];
};

/** Both included. */
type Days = { readonly from: LocalDate; readonly to: LocalDate };

const END = { startDate: 'start_date', endDate: 'end_date' } as const;
type End = keyof typeof END;

/** The stays that begin, or end, on these days, by that day; the owner's own before portals'. */
export async function listMovements(reader: Reader, end: End, { from, to }: Days): Promise<Movement[]> {
  const column = END[end];
  const own = await ownStays(reader).where(column, '>=', from).where(column, '<=', to).execute();
  const ofPortals = await portalStays(reader)
    .where(`channel_events.${column}`, '>=', from)
    .where(`channel_events.${column}`, '<=', to)
    .execute();
  return byDay([...(await ownMovements(reader, own)), ...ofPortals.map(portalMovement)], end);
}

/** The first stay that begins after a day. */
export async function findNextArrival(reader: Reader, day: LocalDate): Promise<Movement | undefined> {
  const own = await ownStays(reader).where('start_date', '>', day).orderBy('start_date').limit(1).execute();
  const ofPortals = await portalStays(reader)
    .where('channel_events.start_date', '>', day)
    .orderBy('channel_events.start_date')
    .limit(1)
    .execute();
  return byDay([...(await ownMovements(reader, own)), ...ofPortals.map(portalMovement)], 'startDate')[0];
}

/** The last stay that ends before a day; portals' stays that are over are no longer known. */
export async function findLastDeparture(reader: Reader, day: LocalDate): Promise<Movement | undefined> {
  const own = await ownStays(reader).where('end_date', '<', day).orderBy('end_date', 'desc').limit(1).execute();
  const ofPortals = await portalStays(reader)
    .where('channel_events.end_date', '<', day)
    .orderBy('channel_events.end_date', 'desc')
    .limit(1)
    .execute();
  return byDay([...(await ownMovements(reader, own)), ...ofPortals.map(portalMovement)], 'endDate').at(-1);
}

function ownStays(reader: Reader) {
  return reader
    .selectFrom('bookings')
    .select(['id', 'start_date', 'end_date', 'number_of_guests', 'linen', 'cleaning_note', 'changed_at'])
    .where('status', '=', 'CONFIRMED')
    .where('was_over', '=', 0);
}

function portalStays(reader: Reader) {
  return reader
    .selectFrom('channel_events')
    .innerJoin('bookings', 'bookings.id', 'channel_events.id')
    .select(['channel_events.id', 'channel_events.start_date', 'channel_events.end_date', 'bookings.changed_at'])
    .where('channel_events.as', '=', 'STAY');
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownStays>['execute']>>[number];
type PortalRow = Awaited<ReturnType<ReturnType<typeof portalStays>['execute']>>[number];

async function ownMovements(reader: Reader, rows: readonly OwnRow[]): Promise<Movement[]> {
  const taken = await readTakenExtras(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...ownMovement(row), extras: taken.get(row.id) ?? [] }));
}

function ownMovement(row: OwnRow): Omit<Movement, 'extras'> {
  return {
    bookingId: row.id,
    startDate: row.start_date,
    endDate: row.end_date,
    isPortals: false,
    numberOfGuests: row.number_of_guests,
    linen: row.linen === 1,
    cleaningNote: row.cleaning_note,
    changedAt: row.changed_at,
  };
}

function portalMovement(row: PortalRow): Movement {
  return {
    bookingId: row.id,
    startDate: row.start_date,
    endDate: row.end_date,
    isPortals: true,
    numberOfGuests: null,
    linen: null,
    cleaningNote: null,
    changedAt: row.changed_at,
    extras: [],
  };
}

function byDay(movements: readonly Movement[], end: End): Movement[] {
  return movements.toSorted((a, b) => {
    if (a[end] !== b[end]) return a[end] < b[end] ? -1 : 1;
    return Number(a.isPortals) - Number(b.isPortals) || (a.bookingId < b.bookingId ? -1 : 1);
  });
}
