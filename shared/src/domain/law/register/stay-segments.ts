import { addDays, daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import { findHead, type RegisteredGuest, type RegisteredStay } from './guest.ts';

/** The portal's limit of nights per arrival. */
const MAX_NIGHTS_PER_ARRIVAL = 30;

/** An arrival as reported to the portal: `nights`, 1 to 30, from a day on. */
export type StaySegment = { readonly arrival: LocalDate; readonly nights: number };

/** A guest's dates: members come with their head, guests without dates of their own have the stay's. */
export function datesOf(guest: RegisteredGuest, stay: RegisteredStay) {
  const { arrival } = findHead(guest, stay.guests) ?? guest;
  return { arrival: arrival ?? stay.arrival, departure: guest.departure ?? stay.departure };
}

/** The arrivals of a guest, in order: a new one every 30 nights. Empty where the dates are reversed. */
export function listSegments(guest: RegisteredGuest, stay: RegisteredStay): StaySegment[] {
  const { arrival, departure } = datesOf(guest, stay);
  const nights = Math.max(0, daysBetween(arrival, departure));
  return Array.from({ length: Math.ceil(nights / MAX_NIGHTS_PER_ARRIVAL) }, (_, index) => ({
    arrival: addDays(arrival, index * MAX_NIGHTS_PER_ARRIVAL),
    nights: Math.min(MAX_NIGHTS_PER_ARRIVAL, nights - index * MAX_NIGHTS_PER_ARRIVAL),
  }));
}
