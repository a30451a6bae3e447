import { formatInstantDateTime, formatInstantTime, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayInstantDate, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { countNights } from '@approdo/shared/domain/stays/stay';
import { WORDS } from '@approdo/shared/words/words';
import type { GuestStay } from './bookings.table.ts';

/** What any letter about a stay can tell of it. */
export const STAY = {
  nome: { kind: 'line', meaning: "Nome dell'ospite", sample: 'Ada Rossi' },
  casa: { kind: 'line', meaning: 'Nome della casa', sample: 'La nostra casa' },
  arrivo: { kind: 'line', meaning: 'Giorno del check-in', sample: dayIn('2027-06-12') },
  partenza: { kind: 'line', meaning: 'Giorno del check-out', sample: dayIn('2027-06-19') },
  notti: { kind: 'line', meaning: 'Numero di notti', sample: '7' },
  ospiti: { kind: 'line', meaning: 'Numero di ospiti', sample: '2' },
  biancheria: {
    kind: 'line',
    meaning: 'Sì per chi vuole biancheria e asciugamani, se no niente',
    sample: (language: Language) => WORDS[language].linenWanted,
  },
} as const;

export function dayIn(day: LocalDate) {
  return (language: Language) => sayLocalDate(day, language);
}

type Told = { readonly property: { readonly name: string }; readonly language: Language };

/** What each of the placeholders of a stay tells. */
export function describeStay(stay: GuestStay, { property, language }: Told): Record<keyof typeof STAY, string> {
  return {
    nome: stay.guestName,
    casa: property.name,
    arrivo: sayLocalDate(stay.startDate, language),
    partenza: sayLocalDate(stay.endDate, language),
    notti: String(countNights(stay)),
    ospiti: String(stay.numberOfGuests),
    biancheria: stay.linen ? WORDS[language].linenWanted : '',
  };
}

/** Of what may end by itself; where nothing ends, the line that tells of it is left out. */
export const EXPIRY = {
  kind: 'line',
  meaning: 'Quando scade la richiesta; può mancare',
  sample: (language: Language) => sayDeadline('2027-03-03T17:30:00Z', language),
} as const;

/** The day and hour in Rome at which a request ends by itself; empty where it does not. */
export function describeExpiry({ expiresAt }: GuestStay, language: Language): string {
  return expiresAt === null ? '' : sayDeadline(expiresAt, language);
}

/** As it goes on after `entro`: `le 18:30 del 3 marzo 2027`. */
function sayDeadline(instant: string, language: Language): string {
  if (language !== 'it') return formatInstantDateTime(instant, language);
  return elideBeforeDates(`le ${formatInstantTime(instant)} del ${sayInstantDate(instant)}`);
}
