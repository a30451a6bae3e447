import { ITALIAN } from '@approdo/shared/domain/language';
import { type FilledLetter, fillLetter, siteLink } from '../mail/letter.ts';
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
  { property, link }: { readonly property: Property; readonly link: string },
): FilledLetter {
  const { language } = stay;
  return fillLetter(letter, { ...describeStay(stay, { property, language }), collegamento: link }, language);
}

export function requestReceived(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillForGuest(REQUEST_RECEIVED, stay, { property, link: siteLink(origin, '/booking', stay.language) });
}

export function stayConfirmed(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillForGuest(STAY_CONFIRMED, stay, { property, link: siteLink(origin, '/booking', stay.language) });
}

export function requestRejected(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillForGuest(REQUEST_REJECTED, stay, { property, link: siteLink(origin, '/booking', stay.language) });
}

export function stayChanged(
  { before, after }: { readonly before: GuestStay; readonly after: GuestStay },
  property: Property,
  origin: string,
): FilledLetter {
  const { language } = after;
  const old = describeStay(before, { property, language });
  const values = {
    ...describeStay(after, { property, language }),
    vecchio_arrivo: old.arrivo,
    vecchia_partenza: old.partenza,
    vecchie_notti: old.notti,
    vecchi_ospiti: old.ospiti,
    collegamento: siteLink(origin, '/booking', language),
  };
  return fillLetter(STAY_CHANGED, values, language);
}

export function stayCancelled(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillForGuest(STAY_CANCELLED, stay, { property, link: siteLink(origin, '/contact', stay.language) });
}

export function requestForOwner(stay: GuestStay, property: Property, origin: string): FilledLetter {
  return fillLetter(REQUEST_FOR_OWNER, {
    ...describeStay(stay, { property, language: ITALIAN }),
    email: stay.guestEmail,
    note: stay.note ?? '',
    collegamento: `${origin}/admin/bookings`,
  });
}

export function requestWithdrawn(stay: GuestStay, property: Property, origin: string): FilledLetter {
  const told = describeStay(stay, { property, language: ITALIAN });
  return fillLetter(REQUEST_WITHDRAWN, { ...told, collegamento: `${origin}/admin/bookings` });
}
