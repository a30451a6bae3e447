import { addDays, daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import { findHead, type RegisteredGuest, type RegisteredStay } from './guest.ts';

/** The portal takes at most so many nights an arrival. */
const MOST_NIGHTS = 30;

/** An arrival as it is told to the portal: `nights`, 1 to 30, from a day on. */
export type StaySegment = { readonly arrival: LocalDate; readonly nights: number };

/** When a guest comes and goes: members come with their head, whoever has no dates of her own keeps those of the stay. */
export function datesOf(guest: RegisteredGuest, stay: RegisteredStay) {
  const { arrival } = findHead(guest, stay.guests) ?? guest;
  return { arrival: arrival ?? stay.arrival, departure: guest.departure ?? stay.departure };
}

/** The arrivals of a guest, in order: beyond 30 nights she arrives anew. None where she leaves before she comes. */
export function listSegments(guest: RegisteredGuest, stay: RegisteredStay): StaySegment[] {
  const { arrival, departure } = datesOf(guest, stay);
  const nights = Math.max(0, daysBetween(arrival, departure));
  return Array.from({ length: Math.ceil(nights / MOST_NIGHTS) }, (_, index) => ({
    arrival: addDays(arrival, index * MOST_NIGHTS),
    nights: Math.min(MOST_NIGHTS, nights - index * MOST_NIGHTS),
  }));
}
