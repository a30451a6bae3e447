import { formatInstantDateTime, formatInstantTime, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayInstantDate, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { countNights } from '@approdo/shared/domain/stays/stay';
import { WORDS } from '@approdo/shared/words/words';
import { line } from '../../content/mail/index.ts';
import type { GuestStay } from './bookings.table.ts';

/** The stay that a letter is about. */
export type OfStay = { readonly stay: GuestStay };

type OfProperty = { readonly property: { readonly name: string } };

/** The placeholders that any letter about a stay can use. */
export const STAY = {
  nome: line("Nome dell'ospite", 'Ada Rossi', ({ stay }: OfStay) => stay.guestName),
  casa: line('Nome della casa', 'La nostra casa', ({ property }: OfProperty) => property.name),
  arrivo: line('Giorno del check-in', dayIn('2027-06-12'), ({ stay }: OfStay, language) =>
    sayLocalDate(stay.startDate, language),
  ),
  partenza: line('Giorno del check-out', dayIn('2027-06-19'), ({ stay }: OfStay, language) =>
    sayLocalDate(stay.endDate, language),
  ),
  notti: line('Numero di notti', '7', ({ stay }: OfStay) => String(countNights(stay))),
  ospiti: line('Numero di ospiti', '2', ({ stay }: OfStay) => String(stay.numberOfGuests)),
  biancheria: line(
    'Sì per chi vuole biancheria e asciugamani, se no niente',
    (language) => WORDS[language].linenWanted,
    ({ stay }: OfStay, language) => (stay.linen ? WORDS[language].linenWanted : ''),
  ),
} as const;

export function dayIn(day: LocalDate) {
  return (language: Language) => sayLocalDate(day, language);
}

/** The day and hour in Rome when a request expires; if it does not, the line with it is left out. */
export const EXPIRY = line(
  'Quando scade la richiesta; può mancare',
  (language) => sayDeadline('2027-03-03T17:30:00Z', language),
  ({ stay }: OfStay, language) => (stay.expiresAt === null ? '' : sayDeadline(stay.expiresAt, language)),
);

/** As it follows `entro`: `le 18:30 del 3 marzo 2027`. */
function sayDeadline(instant: string, language: Language): string {
  if (language !== 'it') return formatInstantDateTime(instant, language);
  return elideBeforeDates(`le ${formatInstantTime(instant)} del ${sayInstantDate(instant)}`);
}
