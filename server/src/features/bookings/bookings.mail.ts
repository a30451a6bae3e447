import { ITALIAN } from '@approdo/shared/domain/language';
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

type LetterToGuest = typeof REQUEST_RECEIVED | typeof STAY_CANCELLED;

/** In the language that she asked in, which her booking keeps. */
function fillForGuest(
  letter: LetterToGuest,
  stay: GuestStay,
  { property, path }: { readonly property: Property; readonly path: string },
): FilledLetter {
  const { language } = stay;
  return fillLetter(letter, { ...describeStay(stay, { property, language }), collegamento: path }, language);
}

export function requestReceived(stay: GuestStay, property: Property): FilledLetter {
  return fillForGuest(REQUEST_RECEIVED, stay, { property, path: '/booking' });
}

export function stayConfirmed(stay: GuestStay, property: Property): FilledLetter {
  return fillForGuest(STAY_CONFIRMED, stay, { property, path: '/booking' });
}

export function requestRejected(stay: GuestStay, property: Property): FilledLetter {
  return fillForGuest(REQUEST_REJECTED, stay, { property, path: '/booking' });
}

export function stayChanged(
  { before, after }: { readonly before: GuestStay; readonly after: GuestStay },
  property: Property,
): FilledLetter {
  const { language } = after;
  const old = describeStay(before, { property, language });
  const values = {
    ...describeStay(after, { property, language }),
    vecchio_arrivo: old.arrivo,
    vecchia_partenza: old.partenza,
    vecchie_notti: old.notti,
    vecchi_ospiti: old.ospiti,
    collegamento: '/booking',
  };
  return fillLetter(STAY_CHANGED, values, language);
}

export function stayCancelled(stay: GuestStay, property: Property): FilledLetter {
  return fillForGuest(STAY_CANCELLED, stay, { property, path: '/contact' });
}

export function requestForOwner(stay: GuestStay, property: Property): FilledLetter {
  return fillLetter(REQUEST_FOR_OWNER, {
    ...describeStay(stay, { property, language: ITALIAN }),
    email: stay.guestEmail,
    note: stay.note ?? '',
    collegamento: '/admin/bookings',
  });
}

export function requestWithdrawn(stay: GuestStay, property: Property): FilledLetter {
  const told = describeStay(stay, { property, language: ITALIAN });
  return fillLetter(REQUEST_WITHDRAWN, { ...told, collegamento: '/admin/bookings' });
}
