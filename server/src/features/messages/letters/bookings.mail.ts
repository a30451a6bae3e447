import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { listExtrasIn } from '@approdo/shared/words/prices/extra-label';
import { sayGuests } from '@approdo/shared/words/stays/say-guests';
import type { FilledLetter } from '../../content/mail/index.ts';
import { describeExpiry, describeStay, type GuestStay } from '../../stays/stays/index.ts';
import { describeForGuest, type StayFacts, sayRegisterHere, sayWrittenHere } from './describe-for-guest.ts';
import { fillLetter } from './letters.ts';

type Property = { readonly name: string };

export function requestReceived(stay: GuestStay, facts: StayFacts): FilledLetter {
  const { language } = stay;
  return fillLetter(
    'BOOKING_REQUESTED',
    { ...describeForGuest(stay, facts), ...describeTaken(stay, facts, language) },
    language,
  );
}

/** What the owner says in words of her own goes with it. */
export function stayConfirmed(stay: GuestStay, facts: StayFacts, message: string | null = null): FilledLetter {
  return fillConfirmed(stay, facts, { recapito: '', messaggio: message ?? '' });
}

/** The same to an address that takes the place of another. */
export function stayConfirmedThere(stay: GuestStay, facts: StayFacts): FilledLetter {
  return fillConfirmed(stay, facts, { recapito: sayWrittenHere(stay.language), messaggio: '' });
}

function fillConfirmed(stay: GuestStay, facts: StayFacts, own: Readonly<Record<'recapito' | 'messaggio', string>>) {
  const { language } = stay;
  const told = { ...describeForGuest(stay, facts), ...describeTaken(stay, facts, language) };
  return fillLetter('BOOKING_CONFIRMED', { ...told, accesso: sayRegisterHere(stay), ...own }, language);
}

function describeTaken({ extras }: GuestStay, { code }: Pick<StayFacts, 'code'>, language: Language) {
  return { extra: listExtrasIn(extras, language), codice: code ?? '' };
}

/**
 * There is nothing to see of it on a page of its own: the way leads to other dates. What the owner says in words of her own
 * goes with it.
 */
export function requestRejected(stay: GuestStay, facts: StayFacts, message: string | null = null): FilledLetter {
  const values = { ...describeForGuest(stay, facts), messaggio: message ?? '', collegamento: '/booking' };
  return fillLetter('BOOKING_REJECTED', values, stay.language);
}

export function requestExpired(stay: GuestStay, facts: StayFacts): FilledLetter {
  return fillLetter('BOOKING_EXPIRED', { ...describeForGuest(stay, facts), collegamento: '/booking' }, stay.language);
}

export function stayChanged(
  { before, after }: { readonly before: GuestStay; readonly after: GuestStay },
  facts: StayFacts,
): FilledLetter {
  const { language } = after;
  const old = describeStay(before, { property: facts.property, language });
  const values = {
    ...describeForGuest(after, facts),
    vecchio_arrivo: old.arrivo,
    vecchia_partenza: old.partenza,
    vecchie_notti: old.notti,
    vecchi_ospiti: old.ospiti,
  };
  return fillLetter('BOOKING_CHANGED', values, language);
}

/** What the owner says in words of her own goes with it. */
export function stayCancelled(stay: GuestStay, facts: StayFacts, message: string | null): FilledLetter {
  const values = {
    ...describeForGuest(stay, facts),
    ...describeCancellationDays(stay),
    messaggio: message ?? '',
    collegamento: '/contact',
  };
  return fillLetter('BOOKING_CANCELLED', values, stay.language);
}

/** Days that matter where the guest asked for it: what she gets back is counted from hers. */
function describeCancellationDays({ cancellationAskedAt, closedAt, language }: GuestStay) {
  if (cancellationAskedAt === null || closedAt === null) return { chiesto: '', annullato: '' };
  return {
    chiesto: sayInstantDate(cancellationAskedAt, language),
    annullato: sayInstantDate(closedAt, language),
  };
}

/** What the owner says in words of her own goes with it. */
export function cancellationDeclined(stay: GuestStay, facts: StayFacts, message: string | null): FilledLetter {
  const values = { ...describeForGuest(stay, facts), messaggio: message ?? '' };
  return fillLetter('CANCELLATION_DECLINED', values, stay.language);
}

export function guestExpected(stay: GuestStay, facts: StayFacts): FilledLetter {
  return fillLetter('ARRIVAL', describeForGuest(stay, facts), stay.language);
}

/** `path` leads to what the guest fills in. */
export function guestAskedForData(stay: GuestStay, facts: StayFacts, path: string): FilledLetter {
  return fillLetter('CHECK_IN', { ...describeForGuest(stay, facts), collegamento: path }, stay.language);
}

export function guestThanked(stay: GuestStay, facts: StayFacts): FilledLetter {
  return fillLetter('THANKS', { ...describeForGuest(stay, facts), recensione: '/#recensioni' }, stay.language);
}

type FactsForOwner = Pick<StayFacts, 'code'> & { readonly property: Property };

export function requestForOwner(stay: GuestStay, { property, code }: FactsForOwner): FilledLetter {
  return fillLetter('BOOKING_REQUESTED_OWNER', {
    ...describeForOwner(stay, property),
    ...describeTaken(stay, { code }, ITALIAN),
    scadenza: describeExpiry(stay, ITALIAN),
    ...describeReach(stay),
    note: stay.note ?? '',
  });
}

/** Of so many the letter tells; where there are more, they are no guests', and the back office has them all. */
const MOST_NAMED = 50;

export function requestsForOwner(stays: readonly GuestStay[], property: Property): FilledLetter {
  const named = stays.slice(0, MOST_NAMED).map((stay) => describeInShort(stay, property));
  const others = stays.length > MOST_NAMED ? [`E altre ${stays.length - MOST_NAMED}.`] : [];
  return fillLetter('BOOKINGS_REQUESTED_OWNER', {
    casa: property.name,
    quante: String(stays.length),
    richieste: [...named, ...others].join('\n\n'),
    collegamento: '/admin/bookings',
  });
}

function describeInShort(stay: GuestStay, property: Property): string {
  const told = { ...describeStay(stay, { property, language: ITALIAN }), ...describeParty(stay) };
  const { nome, arrivo, partenza, notti, ospiti } = told;
  const extras = listExtrasIn(stay.extras, ITALIAN);
  const expiry = describeExpiry(stay, ITALIAN);
  return [
    `${nome} (${stay.guestEmail})`,
    ...(stay.guestPhone ? [`Telefono: ${stay.guestPhone}`] : []),
    `${arrivo} – ${partenza}, notti: ${notti}, ospiti: ${ospiti}`,
    ...(extras === '' ? [] : [`Extra: ${extras}`]),
    ...(expiry === '' ? [] : [`Scade: ${expiry}`]),
    ...(stay.note ? [`Note: ${stay.note}`] : []),
  ].join('\n');
}

export function stayBooked(stay: GuestStay, property: Property): FilledLetter {
  return fillLetter('BOOKING_INSTANT_OWNER', {
    ...describeForOwner(stay, property),
    ...describeReach(stay),
    note: stay.note ?? '',
  });
}

export function requestExpiring(stay: GuestStay, property: Property): FilledLetter {
  const told = describeForOwner(stay, property);
  const { telefono } = describeReach(stay);
  return fillLetter('BOOKING_EXPIRING_OWNER', { ...told, telefono, scadenza: describeExpiry(stay, ITALIAN) });
}

export function requestExpiredForOwner(stay: GuestStay, property: Property): FilledLetter {
  const told = describeForOwner(stay, property);
  return fillLetter('BOOKING_EXPIRED_OWNER', { ...told, ...describeReach(stay) });
}

export function requestWithdrawn(stay: GuestStay, property: Property): FilledLetter {
  return fillLetter('BOOKING_WITHDRAWN_OWNER', describeForOwner(stay, property));
}

/** What goes with a letter that somebody writes a word of her own into. */
type WithMessage = { readonly property: Property; readonly message: string | null };

export function cancellationAsked(stay: GuestStay, { property, message }: WithMessage): FilledLetter {
  const told = describeForOwner(stay, property);
  return fillLetter('CANCELLATION_ASKED_OWNER', { ...told, messaggio: message ?? '' });
}

export function extrasChanged(stay: GuestStay, { property, ...told }: ChangedExtras): FilledLetter {
  return fillLetter('EXTRAS_CHANGED_OWNER', { ...describeForOwner(stay, property), ...told });
}

export function cancellationTakenBack(stay: GuestStay, property: Property): FilledLetter {
  return fillLetter('CANCELLATION_TAKEN_BACK_OWNER', describeForOwner(stay, property));
}

/** What is other, a line each, and what the stay costs now. */
type ChangedExtras = { readonly property: Property; readonly cambi: string; readonly totale: string };

/** Where the owner reaches the guest who asks. */
function describeReach({ guestEmail, guestPhone }: GuestStay) {
  return { email: guestEmail ?? '', telefono: guestPhone ?? '' };
}

/** Children alone are told apart. */
function describeParty(stay: GuestStay) {
  return stay.children > 0 ? { ospiti: sayGuests(stay) } : {};
}

function describeForOwner(stay: GuestStay, property: Property) {
  return {
    ...describeStay(stay, { property, language: ITALIAN }),
    ...describeParty(stay),
    collegamento: `/admin/bookings/${stay.id}`,
  };
}
