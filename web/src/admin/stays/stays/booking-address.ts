import type { Stay } from '@approdo/shared/domain/stays/stay';

/** The screen where the owner enters a stay by hand. */
export const NEW_BOOKING_ADDRESS = '/bookings/new';

/** The same with its dates filled in. */
export function addressOfNewBooking({ startDate, endDate }: Stay): string {
  return `${NEW_BOOKING_ADDRESS}?dal=${startDate}&al=${endDate}`;
}

/** The list of pending requests. */
export const REQUESTS_ADDRESS = '/bookings?stato=PENDING';

/** Opens the window for closing days, on the bookings screen. */
export const BLOCK_HASH = '#blocca';
export const BLOCK_ADDRESS = `/bookings${BLOCK_HASH}`;

/** The ids of the sections of a booking's page, as its address names them. */
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

/** A booking's page, optionally at one of its sections. */
export function addressOfBooking(id: string, section?: SectionName): string {
  return `/bookings/${encodeURIComponent(id)}${section ? `#${SECTION_IDS[section]}` : ''}`;
}

const OLD_PARAMETERS = [
  ['denaro', 'money'],
  ['messaggi', 'conversation'],
  ['lettere', 'letters'],
] as const satisfies (readonly [string, SectionName])[];

/** The new address for an old one that named a booking, as in old letters; undefined for any other. */
export function replaceOldAddress(address: URLSearchParams): string | undefined {
  for (const [parameter, section] of OLD_PARAMETERS) {
    const id = address.get(parameter);
    if (id) return addressOfBooking(id, section);
  }
  return undefined;
}
