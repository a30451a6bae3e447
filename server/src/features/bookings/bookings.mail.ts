import { ITALIAN } from '@approdo/shared/domain/language';
import { type FilledLetter, fillLetter } from '../mail/letter.ts';
import type { GuestStay } from './bookings.table.ts';
import { describeExpiry, describeStay } from './letters/describe-stay.ts';
import {
  CANCELLATION_DECLINED,
  REQUEST_EXPIRED,
  REQUEST_RECEIVED,
  REQUEST_REJECTED,
  STAY_CANCELLED,
  STAY_CHANGED,
  STAY_CONFIRMED,
} from './letters/to-guest.ts';
import {
  CANCELLATION_ASKED,
  CANCELLATION_TAKEN_BACK,
  REQUEST_EXPIRED_FOR_OWNER,
  REQUEST_EXPIRING,
  REQUEST_FOR_OWNER,
  REQUEST_WITHDRAWN,
} from './letters/to-owner.ts';

type Property = { readonly name: string };

type LetterToGuest =
  | typeof STAY_CONFIRMED
  | typeof REQUEST_REJECTED
  | typeof REQUEST_EXPIRED
  | typeof CANCELLATION_DECLINED;

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
  const { language } = stay;
  const values = {
    ...describeStay(stay, { property, language }),
    scadenza: describeExpiry(stay, language),
    collegamento: '/booking',
  };
  return fillLetter(REQUEST_RECEIVED, values, language);
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

/** What goes with a letter that somebody writes a word of her own into. */
type WithMessage = { readonly property: Property; readonly message: string | null };

export function stayCancelled(stay: GuestStay, { property, message }: WithMessage): FilledLetter {
  const { language } = stay;
  const values = {
    ...describeStay(stay, { property, language }),
    messaggio: message ?? '',
    collegamento: '/contact',
  };
  return fillLetter(STAY_CANCELLED, values, language);
}

export function cancellationDeclined(stay: GuestStay, property: Property): FilledLetter {
  return fillForGuest(CANCELLATION_DECLINED, stay, { property, path: '/contact' });
}

export function requestExpired(stay: GuestStay, property: Property): FilledLetter {
  return fillForGuest(REQUEST_EXPIRED, stay, { property, path: '/booking' });
}

export function requestForOwner(stay: GuestStay, property: Property): FilledLetter {
  return fillLetter(REQUEST_FOR_OWNER, {
    ...describeForOwner(stay, property),
    scadenza: describeExpiry(stay, ITALIAN),
    email: stay.guestEmail,
    note: stay.note ?? '',
  });
}

export function requestExpiring(stay: GuestStay, property: Property): FilledLetter {
  const told = describeForOwner(stay, property);
  return fillLetter(REQUEST_EXPIRING, { ...told, scadenza: describeExpiry(stay, ITALIAN) });
}

export function requestExpiredForOwner(stay: GuestStay, property: Property): FilledLetter {
  const told = describeForOwner(stay, property);
  return fillLetter(REQUEST_EXPIRED_FOR_OWNER, { ...told, email: stay.guestEmail });
}

export function requestWithdrawn(stay: GuestStay, property: Property): FilledLetter {
  return fillLetter(REQUEST_WITHDRAWN, describeForOwner(stay, property));
}

export function cancellationAsked(stay: GuestStay, { property, message }: WithMessage): FilledLetter {
  const told = describeForOwner(stay, property);
  return fillLetter(CANCELLATION_ASKED, { ...told, messaggio: message ?? '' });
}

export function cancellationTakenBack(stay: GuestStay, property: Property): FilledLetter {
  return fillLetter(CANCELLATION_TAKEN_BACK, describeForOwner(stay, property));
}

function describeForOwner(stay: GuestStay, property: Property) {
  return { ...describeStay(stay, { property, language: ITALIAN }), collegamento: '/admin/bookings' };
}
