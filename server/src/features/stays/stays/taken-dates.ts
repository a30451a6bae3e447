import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { StayFacts } from '@approdo/shared/domain/stays/rule-faults';
import type { Reader } from '../../../db/transaction.ts';
import { listOccupants, listTakenRows } from './imports.repository.ts';

/** Nights that nobody else can have, without naming who has them. */
export type TakenDates = {
  readonly id: string;
  readonly startDate: LocalDate;
  /** The morning after the last night. */
  readonly endDate: LocalDate;
  /** Whether guests sleep there; otherwise the days are closed. */
  readonly isStay: boolean;
  readonly changedAt: string;
  readonly sequence: number;
};

/** The bookings that take days on `since` or later, by date; none that came from `exceptChannel`. */
export async function listTakenDates(
  reader: Reader,
  range: { readonly since: LocalDate; readonly exceptChannel: string },
): Promise<TakenDates[]> {
  const rows = await listTakenRows(reader, range);
  return rows.map((row) => ({
    id: row.id,
    startDate: row.start_date,
    endDate: endOf(row),
    isStay: row.status === 'CONFIRMED' || row.as === 'STAY',
    changedAt: row.changed_at,
    sequence: row.sequence,
  }));
}

/** A stay ends on its day of departure; the last day of a block is closed itself. */
function endOf(row: Awaited<ReturnType<typeof listTakenRows>>[number]): LocalDate {
  if (row.status === 'CONFIRMED') return row.end_date;
  return row.event_end ?? addDays(row.end_date, 1);
}

type Neighbours = Required<Pick<StayFacts, 'bookings' | 'importedStays'>>;

export const NO_NEIGHBOURS: Neighbours = { bookings: [], importedStays: [] };

/** The bookings and imported stays that hold any of these days. */
export async function listNeighbours(
  reader: Reader,
  days: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<Neighbours> {
  const rows = await listOccupants(reader, days);
  return {
    bookings: rows.map(({ start_date, end_date, status }) => {
      return { startDate: start_date, endDate: end_date, status, isBlocked: status === 'NOT_AVAILABLE' };
    }),
    importedStays: rows.flatMap(({ as, event_start, event_end }) =>
      as === 'STAY' && event_start !== null && event_end !== null
        ? [{ startDate: event_start, endDate: event_end }]
        : [],
    ),
  };
}
