import type { PastEvent } from '@approdo/shared/contract/operations/booking-history';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { LANGUAGE_NAMES, LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { sayGuests } from '@approdo/shared/words/stays/say-guests';
import type { BookingFieldChange } from '../../bookings/bookings/index.ts';
import type { StoredEntry, StoredPrice } from '../../money/payments/index.ts';
import type { GuestStay } from '../../stays/stays/index.ts';

type PossibleEvent = Omit<PastEvent, 'at'> & { readonly at: string | null };

/** The name, at that time, of the account that acted on a thing; null if not known, or the program did it. */
export type ActorOf = (
  objectId: string,
  action: 'BOOKING_DECIDED' | 'PRICE_CHANGED' | 'DOCUMENT_MADE',
  at: string,
) => string | null;

/** A stay's changes of status, in order. */
export function listStatusEvents(stay: GuestStay, actorOf: ActorOf): PastEvent[] {
  const decided = (at: string | null) => (at === null ? null : actorOf(stay.id, 'BOOKING_DECIDED', at));
  const refusedAt = stay.status === 'REJECTED' && stay.outcome === null ? stay.changedAt : null;
  const byHand = stay.source === 'OWNER';
  const entered = stay.movedFrom === null ? 'Inserita a mano' : `Portata da ${stay.movedFrom}`;
  const all: readonly PossibleEvent[] = [
    {
      at: stay.createdAt,
      kind: 'CREATED',
      text: byHand ? entered : 'Richiesta ricevuta',
      by: byHand ? decided(stay.createdAt) : stay.guestName,
    },
    {
      at: stay.confirmedAt,
      kind: 'CONFIRMED',
      text: stay.isInstant ? 'Conferma immediata' : 'Prenotazione confermata',
      by: stay.isInstant ? null : decided(stay.confirmedAt),
    },
    { at: refusedAt, kind: 'REJECTED', text: 'Richiesta rifiutata', by: decided(refusedAt) },
    { at: stay.outcome === 'EXPIRED' ? stay.closedAt : null, kind: 'EXPIRED', text: 'Richiesta scaduta', by: null },
    { at: stay.cancellationAskedAt, kind: 'CANCELLATION_ASKED', text: 'Annullamento chiesto', by: stay.guestName },
    {
      at: stay.outcome === 'CANCELLED' ? stay.closedAt : null,
      kind: 'CANCELLED',
      text: 'Prenotazione annullata',
      by: decided(stay.closedAt),
    },
  ];
  return all.flatMap(({ at, ...rest }) => (at === null ? [] : [{ at, ...rest }]));
}

const NOTHING = '–';

/** Each field's label, and the format of its values. */
const FIELDS: Readonly<Record<BookingFieldChange['field'], readonly [string, (value: string) => string]>> = {
  DATES: [
    'Date',
    (dates) =>
      dates
        .split('/')
        .map((day) => sayLocalDate(day))
        .join(' – '),
  ],
  GUESTS: ['Ospiti', sayParty],
  LINEN: ['Biancheria e asciugamani', (linen) => (linen === '1' ? 'sì' : 'no')],
  EXTRAS: ['Extra', String],
  NAME: ['Nome', String],
  PHONE: ['Telefono', String],
  EMAIL: ['E-mail', String],
  LANGUAGE: ['Lingua dei messaggi', nameLanguage],
  CLEANING_NOTE: ['Nota per chi pulisce', String],
};

/** `Ospiti: 2 → 4`. */
export function sayChange({ at, by, field, before, after }: BookingFieldChange): PastEvent {
  const [label, read] = FIELDS[field];
  const say = (value: string | null) => (value === null ? NOTHING : read(value));
  return { at, kind: 'EDITED', text: `${label}: ${say(before)} → ${say(after)}`, by };
}

/** `4`, or `4 ospiti, di cui 1 bambino` for a party with children. */
function sayParty(party: string): string {
  const [guests, children] = party.split('/').map(Number);
  return guests === undefined || children === undefined ? party : sayGuests({ numberOfGuests: guests, children });
}

function nameLanguage(language: string): string {
  const known = LANGUAGES.find((one) => one === language);
  return known ? LANGUAGE_NAMES[known] : language;
}

export function sayPrice({ total, reason, createdAt }: StoredPrice, by: string | null): PastEvent {
  const cost = total === null ? 'da concordare' : formatEuros(total);
  const why = reason === null ? '' : ` (${reason})`;
  return { at: createdAt, kind: 'PRICE', text: `Prezzo: ${cost}${why}`, by };
}

const PURPOSES = {
  STAY: 'soggiorno',
  SECURITY: 'deposito cauzionale',
  TAX: 'imposta di soggiorno',
  DAMAGE: 'danni',
} as const satisfies Record<StoredEntry['purpose'], string>;

const METHODS = {
  BANK: 'bonifico',
  CARD: 'carta',
  CASH: 'contanti',
  OTHER: 'altro',
  INTERNAL: 'dal deposito',
} as const satisfies Record<StoredEntry['method'], string>;

/** `Entrata: 181,71 € (soggiorno, bonifico)`. */
export function sayEntry({
  direction,
  amount,
  purpose,
  method,
  createdAt,
  writtenBy,
  reverses,
}: StoredEntry): PastEvent {
  const way = direction === 'IN' ? 'Entrata' : 'Uscita';
  const undone = reverses === null ? '' : ', annulla un movimento';
  const text = `${way}: ${formatEuros(amount)} (${PURPOSES[purpose]}, ${METHODS[method]}${undone})`;
  return { at: createdAt, kind: 'ENTRY', text, by: writtenBy };
}
