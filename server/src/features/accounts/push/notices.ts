import type { PushKind } from '@approdo/shared/domain/accounts/push-kind';
import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';

/** A notice that the owner reads on a locked screen: it names no guest, and nothing that a guest wrote or paid. */
export type Notice = {
  readonly kind: PushKind;
  /** The id of its subject, among those of its kind. */
  readonly about: string;
  readonly body: string;
  /** A path under /admin. */
  readonly address: string;
};

type Stay = {
  readonly id: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly numberOfGuests: number;
};

const CALENDARS = '/admin/calendars';

export function requestCame(stay: Stay): Notice {
  return ofRequest(stay, 'Nuova richiesta');
}

export function requestEnding(stay: Stay): Notice {
  return ofRequest(stay, 'Sta per scadere');
}

export function guestWrote(bookingId: string): Notice {
  const address = pageOf(bookingId, '#conversazione');
  return { kind: 'MESSAGE', about: bookingId, body: 'Un ospite ti ha scritto', address };
}

export function visitorWrote(messageId: string): Notice {
  return { kind: 'MESSAGE', about: messageId, body: 'Un messaggio dal sito', address: '/admin/messages' };
}

export function cardPaid(stay: Pick<Stay, 'id' | 'startDate'>): Notice {
  return ofPayment(stay, 'Pagamento ricevuto');
}

export function paymentLate(stay: Pick<Stay, 'id' | 'startDate'>): Notice {
  return ofPayment(stay, 'Pagamento in ritardo');
}

export function portalSilent(channelId: string): Notice {
  return { kind: 'CHANNEL', about: `${channelId} silent`, body: 'Un portale non risponde', address: CALENDARS };
}

export function portalUnread(channelId: string): Notice {
  return {
    kind: 'CHANNEL',
    about: `${channelId} unread`,
    body: 'Un portale si legge solo in parte',
    address: CALENDARS,
  };
}

export function staysVanished(channelId: string): Notice {
  return {
    kind: 'CHANNEL',
    about: `${channelId} vanished`,
    body: 'Soggiorni spariti da un portale',
    address: CALENDARS,
  };
}

export function nightsSoldTwice(): Notice {
  return { kind: 'CHANNEL', about: 'clash', body: 'Due soggiorni per le stesse notti', address: CALENDARS };
}

/** The arrival for which the property should be ready by now, and the day of the notice. */
export type UnreadyProperty = { readonly arrival: LocalDate; readonly today: LocalDate };

export function propertyUnready({ arrival, today }: UnreadyProperty): Notice {
  const when = arrival === today ? 'oggi' : 'domani';
  const body = `La casa non è pronta per ${when}`;
  return { kind: 'TURNOVER', about: arrival, body, address: '/admin/turnovers' };
}

function ofRequest(stay: Stay, what: string): Notice {
  const people = stay.numberOfGuests === 1 ? '1 ospite' : `${stay.numberOfGuests} ospiti`;
  const body = `${what}: ${formatStay(stay)}, ${people}`;
  return { kind: 'REQUEST', about: stay.id, body, address: pageOf(stay.id) };
}

function ofPayment({ id, startDate }: Pick<Stay, 'id' | 'startDate'>, what: string): Notice {
  const body = elideBeforeDates(`${what}: soggiorno dal ${sayLocalDate(startDate)}`);
  return { kind: 'PAYMENT', about: id, body, address: pageOf(id, '#soldi') };
}

/** `giu 12 – giu 19, 2027`: the year once, if both days share it. */
function formatStay({ startDate, endDate }: Pick<Stay, 'startDate' | 'endDate'>): string {
  const [first, last] = [formatLocalDate(startDate), formatLocalDate(endDate)];
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${isOneYear ? first.slice(0, first.lastIndexOf(',')) : first} – ${last}`;
}

function pageOf(bookingId: string, part = ''): string {
  return `/admin/bookings/${bookingId}${part}`;
}
