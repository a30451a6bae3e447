import { type RegisteredGuest, showsDocument } from '@approdo/shared/domain/law/register/guest';
import type { StaySegment } from '@approdo/shared/domain/law/register/stay-segments';
import type { GuestSeal } from '../key/guest-seal.ts';

/** A mark of the reported data of an arrival, which shows later changes; stored in place of the data. */
export function markArrival(seal: GuestSeal, guest: RegisteredGuest, { arrival, nights }: StaySegment): string {
  const { docType, docNumber, docPlace } = showsDocument(guest) ? guest : {};
  return seal.mark([
    guest.id,
    guest.role,
    guest.headId,
    guest.lastName,
    guest.firstName,
    guest.sex,
    guest.birthDate,
    guest.birthState,
    guest.birthPlace,
    guest.citizenship,
    docType,
    docNumber,
    docPlace,
    arrival,
    nights,
  ]);
}
