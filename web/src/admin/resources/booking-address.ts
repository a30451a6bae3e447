import { writeView } from '../table/view-address.ts';

/** Where the bookings are, with those of someone sought. */
export function addressOfBookings(who: string): string {
  const view = { search: who, order: undefined, isDescending: false, page: 1 };
  return `/bookings?${writeView(new URLSearchParams(), 'prenotazioni', view)}`;
}

/** The page of one booking; `part` is the section that is looked at. */
export function addressOfBooking(id: string, part?: 'conversazione' | 'soldi'): string {
  return part === undefined ? `/bookings/${id}` : `/bookings/${id}#${part}`;
}

/** What the address of the bookings calls the one whose money is looked at. */
export const MONEY_PARAMETER = 'denaro';

/** The same of the conversation that is looked at; letters to the owner lead there. */
export const CONVERSATION_PARAMETER = 'messaggi';

/** The same of the one whose letters are looked at. */
export const LETTERS_PARAMETER = 'lettere';

/** Where the money of a booking is looked at. */
export function addressOfMoney(id: string): string {
  return `/bookings?${new URLSearchParams({ [MONEY_PARAMETER]: id })}`;
}
