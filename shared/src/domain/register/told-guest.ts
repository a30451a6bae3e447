import { type RegisteredGuest, showsDocument } from './guest.ts';
import { FIRST_NAME_MAX, LAST_NAME_MAX, latinName, latinNumber } from './latin-name.ts';
import type { StaySegment } from './stay-segments.ts';

/**
 * What the file says of a guest and an arrival, as text: two that say the same are equal. Official lists that change, or another
 * account at the portal, change nothing of what was said of her.
 */
export function toldOf(guest: RegisteredGuest, { arrival, nights }: StaySegment): string {
  const { docType, docNumber, docPlace } = showsDocument(guest) ? guest : {};
  return JSON.stringify(
    [
      arrival,
      nights,
      guest.role,
      inLatin(guest.lastName, LAST_NAME_MAX),
      inLatin(guest.firstName, FIRST_NAME_MAX),
      guest.sex,
      guest.birthDate,
      guest.birthState,
      guest.birthPlace,
      guest.citizenship,
      docType,
      latinNumber(docNumber ?? ''),
      docPlace,
    ].map((said) => said ?? null),
  );
}

function inLatin(name: string | null | undefined, max: number): string {
  return latinName(name ?? '', max).written ?? name ?? '';
}
