import { writeView } from '../table/view-address.ts';

/** Where the bookings are, with those of someone sought. */
export function addressOfBookings(who: string): string {
  const view = { search: who, order: undefined, isDescending: false, page: 1 };
  return `/bookings?${writeView(new URLSearchParams(), 'prenotazioni', view)}`;
}
