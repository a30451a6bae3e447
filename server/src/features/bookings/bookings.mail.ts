import { type FilledLetter, fillLetter } from '../mail/letter.ts';
import {
  describeStay,
  REQUEST_FOR_OWNER,
  REQUEST_RECEIVED,
  REQUEST_REJECTED,
  REQUEST_WITHDRAWN,
  STAY_CANCELLED,
  STAY_CHANGED,
  STAY_CONFIRMED,
} from './bookings.letters.ts';
import type { GuestStay } from './bookings.table.ts';

type Property = { readonly name: string };

export function requestReceived(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillLetter(REQUEST_RECEIVED, { ...describeStay(stay, property), collegamento: `${origin}/booking` });
}

export function stayConfirmed(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillLetter(STAY_CONFIRMED, { ...describeStay(stay, property), collegamento: `${origin}/booking` });
}

export function requestRejected(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillLetter(REQUEST_REJECTED, { ...describeStay(stay, property), collegamento: `${origin}/booking` });
}

export function stayChanged(
  { before, after }: { readonly before: GuestStay; readonly after: GuestStay },
  property: Property,
  origin: string,
): FilledLetter {
  const old = describeStay(before, property);
  return fillLetter(STAY_CHANGED, {
    ...describeStay(after, property),
    vecchio_arrivo: old.arrivo,
    vecchia_partenza: old.partenza,
    vecchie_notti: old.notti,
    vecchi_ospiti: old.ospiti,
    collegamento: `${origin}/booking`,
  });
}

export function stayCancelled(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillLetter(STAY_CANCELLED, { ...describeStay(stay, property), collegamento: `${origin}/contact` });
}

export function requestForOwner(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillLetter(REQUEST_FOR_OWNER, {
    ...describeStay(stay, property),
    email: stay.guestEmail,
    note: stay.note ?? '',
    collegamento: `${origin}/admin/bookings`,
  });
}

export function requestWithdrawn(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillLetter(REQUEST_WITHDRAWN, { ...describeStay(stay, property), collegamento: `${origin}/admin/bookings` });
}
