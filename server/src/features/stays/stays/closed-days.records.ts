import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { FeedKind } from '@approdo/shared/domain/bookings/channels/feed-event';
import type { Reader } from '../../../db/transaction.ts';
import { getTurnover } from '../../content/property/index.ts';

/** Days that the owner closed, or of a portal guest's stay up to the day of departure. */
export type ClosedDays = {
  readonly bookingId: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly reason: string | null;
  /** Null if the owner closed them. */
  readonly channelName: string | null;
  readonly channelKind: FeedKind | null;
};

/** The closed days that touch this range, both ends included, in order; without days that a portal merely blocks. */
export async function listClosedDays(
  reader: Reader,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<ClosedDays[]> {
  const { sameDayTurnover } = await getTurnover(reader);
  const closed = await select(reader)
    .where('bookings.end_date', '>=', from)
    .where('bookings.start_date', '<=', to)
    .execute();
  return closed
    .flatMap((row) => closedDaysOf(row, sameDayTurnover))
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
}

/** The closed days of a booking; undefined if it is another kind. */
export async function findClosedDays(reader: Reader, bookingId: string): Promise<ClosedDays | undefined> {
  const { sameDayTurnover } = await getTurnover(reader);
  const rows = await select(reader).where('bookings.id', '=', bookingId).execute();
  return rows.flatMap((row) => closedDaysOf(row, sameDayTurnover))[0];
}

function select(reader: Reader) {
  return reader
    .selectFrom('bookings')
    .leftJoin('channels', 'channels.id', 'bookings.channel_id')
    .leftJoin('channel_events', 'channel_events.id', 'bookings.id')
    .select([
      'bookings.id',
      'bookings.start_date',
      'bookings.end_date',
      'bookings.channel_id',
      'reason',
      'channels.name',
      'channels.kind',
    ])
    .select(['channel_events.start_date as told_start', 'channel_events.end_date as told_end', 'channel_events.as'])
    .where('status', '=', 'NOT_AVAILABLE')
    .orderBy('bookings.start_date')
    .orderBy('bookings.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** A portal guest comes and goes as the portal says, whichever days are held here. */
function closedDaysOf(row: Row, sameDayTurnover: boolean): ClosedDays[] {
  if (row.channel_id !== null && row.as !== 'STAY') return [];
  return [
    {
      bookingId: row.id,
      startDate: row.told_start ?? row.start_date,
      endDate: row.told_end ?? departureOf(row, sameDayTurnover),
      reason: row.reason,
      channelName: row.name,
      channelKind: row.kind,
    },
  ];
}

/** Where stays occupy nights only, closed days are nights; otherwise the last of them is the day of departure. */
function departureOf({ start_date, end_date }: Row, sameDayTurnover: boolean): LocalDate {
  return sameDayTurnover || end_date === start_date ? addDays(end_date, 1) : end_date;
}
