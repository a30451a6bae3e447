import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Reader } from '../../db/transaction.ts';
import { listStaysTouching } from './bookings.repository.ts';

/** A stay that the owner confirmed, with the day of departure. */
export type SoldStay = {
  readonly id: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly guestName: string;
};

/** What the owner sold herself on these days, both included. */
export async function listSoldStays(
  reader: Reader,
  days: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<SoldStay[]> {
  return await listStaysTouching(reader, days);
}
