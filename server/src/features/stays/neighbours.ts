import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { StayFacts } from '@approdo/shared/domain/stay/rule-faults';
import type { Reader } from '../../db/transaction.ts';
import { listOccupants } from './imports.repository.ts';

type Neighbours = Required<Pick<StayFacts, 'bookings' | 'importedStays'>>;

export const NOBODY: Neighbours = { bookings: [], importedStays: [] };

/** Whatever holds one of the days from the first to the last. */
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
