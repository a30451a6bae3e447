import type { Stay } from '@approdo/shared/domain/stays/stay';

/** Where the owner enters a stay herself. */
export const NEW_BOOKING_ADDRESS = '/bookings/new';

/** The same with its dates filled in. */
export function addressOfNewBooking({ startDate, endDate }: Stay): string {
  return `${NEW_BOOKING_ADDRESS}?dal=${startDate}&al=${endDate}`;
}

/** The list of those that wait for a decision. */
export const REQUESTS_ADDRESS = '/bookings?stato=PENDING';

/** Opens the window in which days are closed, on the screen of the bookings. */
export const BLOCK_HASH = '#blocca';
export const BLOCK_ADDRESS = `/bookings${BLOCK_HASH}`;

/** What the sections of a booking's page are called in its address. */
export const SECTION_IDS = {
  stay: 'soggiorno',
  guests: 'ospiti',
  money: 'soldi',
  conversation: 'conversazione',
  letters: 'lettere',
  documents: 'documenti',
  history: 'storia',
} as const;

type SectionName = keyof typeof SECTION_IDS;

/** A booking's page, at one of its sections. */
export function addressOfBooking(id: string, section?: SectionName): string {
  return `/bookings/${encodeURIComponent(id)}${section ? `#${SECTION_IDS[section]}` : ''}`;
}

const OLD_PARAMETERS = [
  ['denaro', 'money'],
  ['messaggi', 'conversation'],
  ['lettere', 'letters'],
] as const satisfies (readonly [string, SectionName])[];

/** Where an address of the bookings leads that named one of them, as letters of old do; undefined for any other. */
export function replaceOldAddress(address: URLSearchParams): string | undefined {
  for (const [parameter, section] of OLD_PARAMETERS) {
    const id = address.get(parameter);
    if (id) return addressOfBooking(id, section);
  }
  return undefined;
}
