import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';

type StayDocument = BookingDetails['documents'][number];

/** The contract that a confirmed stay has now, accepted or not; undefined without one. */
export function findContract({ status, documents }: Pick<BookingDetails, 'status' | 'documents'>) {
  return status === 'CONFIRMED' ? documents.find(isCurrentContract) : undefined;
}

function isCurrentContract({ kind, isSuperseded }: StayDocument): boolean {
  return kind === 'CONTRACT' && !isSuperseded;
}
