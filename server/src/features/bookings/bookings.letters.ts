import type { Language } from '@approdo/shared/domain/language';
import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/local-date';
import { countNights } from '@approdo/shared/domain/stay';
import { type Letter, letter } from '../mail/letter.ts';
import type { GuestStay } from './bookings.table.ts';
import { inOtherLanguages } from './letters/other-languages.ts';

/** Of who wants linen. */
const YES: Readonly<Record<Language, string>> = { it: 'sì', en: 'yes', de: 'ja', fr: 'oui' };

const STAY = {
  nome: { kind: 'line', meaning: "Nome dell'ospite", sample: 'Ada Rossi' },
  casa: { kind: 'line', meaning: 'Nome della casa', sample: 'La casa sull’isola' },
  arrivo: { kind: 'line', meaning: 'Giorno del check-in', sample: dayIn('2027-06-12') },
  partenza: { kind: 'line', meaning: 'Giorno del check-out', sample: dayIn('2027-06-19') },
  notti: { kind: 'line', meaning: 'Numero di notti', sample: '7' },
  ospiti: { kind: 'line', meaning: 'Numero di ospiti', sample: '2' },
  biancheria: {
    kind: 'line',
    meaning: 'Sì per chi vuole biancheria e asciugamani, se no niente',
    sample: (language: Language) => YES[language],
  },
} as const;

function dayIn(day: LocalDate) {
  return (language: Language) => formatLocalDate(day, language);
}

type Told = { readonly property: { readonly name: string }; readonly language: Language };

/** What each of the placeholders of a stay tells. */
export function describeStay(stay: GuestStay, { property, language }: Told): Record<keyof typeof STAY, string> {
  return {
    nome: stay.guestName,
    casa: property.name,
    arrivo: formatLocalDate(stay.startDate, language),
    partenza: formatLocalDate(stay.endDate, language),
    notti: String(countNights(stay)),
    ospiti: String(stay.numberOfGuests),
    biancheria: stay.linen ? YES[language] : '',
  };
}

const FOR_GUEST = {
  ...STAY,
  collegamento: { kind: 'link', meaning: 'Collegamento alle prenotazioni', sample: '/booking' },
} as const;

const FOR_OWNER = {
  ...STAY,
  collegamento: { kind: 'link', meaning: 'Collegamento al back office', sample: '/admin/bookings' },
} as const;

const STAY_LINES = `Check-in: {arrivo}
Check-out: {partenza}
Notti: {notti}
Ospiti: {ospiti}
Biancheria e asciugamani: {biancheria}`;

export const REQUEST_RECEIVED = letter({
  kind: 'BOOKING_REQUESTED',
  title: 'Richiesta ricevuta, all’ospite',
  placeholders: FOR_GUEST,
  wording: {
    subject: 'Abbiamo ricevuto la tua richiesta: {arrivo} – {partenza}',
    body: `Ciao {nome},

abbiamo ricevuto la tua richiesta di soggiorno presso {casa}.

${STAY_LINES}

Non è ancora una conferma: esamineremo la richiesta e ti scriveremo appena possibile.

Puoi seguirla, o ritirarla, da qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_REQUESTED'),
});

export const STAY_CONFIRMED = letter({
  kind: 'BOOKING_CONFIRMED',
  title: 'Prenotazione confermata, all’ospite',
  placeholders: FOR_GUEST,
  wording: {
    subject: 'Prenotazione confermata: {arrivo} – {partenza}',
    body: `Ciao {nome},

la tua prenotazione presso {casa} è confermata: ti aspettiamo!

${STAY_LINES}

La ritrovi fra le tue prenotazioni: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_CONFIRMED'),
});

export const REQUEST_REJECTED = letter({
  kind: 'BOOKING_REJECTED',
  title: 'Richiesta non accolta, all’ospite',
  placeholders: FOR_GUEST,
  wording: {
    subject: 'Richiesta non accolta: {arrivo} – {partenza}',
    body: `Ciao {nome},

purtroppo non possiamo accogliere la tua richiesta di soggiorno presso {casa}.

${STAY_LINES}

Se le tue date sono flessibili, guarda quando la casa è libera: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_REJECTED'),
});

export const STAY_CHANGED = letter({
  kind: 'BOOKING_CHANGED',
  title: 'Prenotazione modificata, all’ospite',
  placeholders: {
    ...FOR_GUEST,
    vecchio_arrivo: { kind: 'line', meaning: 'Giorno del check-in, prima', sample: dayIn('2027-06-11') },
    vecchia_partenza: { kind: 'line', meaning: 'Giorno del check-out, prima', sample: dayIn('2027-06-18') },
    vecchie_notti: { kind: 'line', meaning: 'Numero di notti, prima', sample: '7' },
    vecchi_ospiti: { kind: 'line', meaning: 'Numero di ospiti, prima', sample: '3' },
  },
  wording: {
    subject: 'La tua prenotazione è cambiata: {arrivo} – {partenza}',
    body: `Ciao {nome},

abbiamo modificato la tua prenotazione confermata presso {casa}. Ora è così:

${STAY_LINES}

Prima era così:

Check-in: {vecchio_arrivo}
Check-out: {vecchia_partenza}
Notti: {vecchie_notti}
Ospiti: {vecchi_ospiti}

La ritrovi fra le tue prenotazioni: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_CHANGED'),
});

export const STAY_CANCELLED = letter({
  kind: 'BOOKING_CANCELLED',
  title: 'Prenotazione annullata, all’ospite',
  placeholders: {
    ...STAY,
    collegamento: { kind: 'link', meaning: 'Collegamento per scrivere', sample: '/contact' },
  },
  wording: {
    subject: 'Prenotazione annullata: {arrivo} – {partenza}',
    body: `Ciao {nome},

la tua prenotazione confermata presso {casa} è stata annullata.

${STAY_LINES}

Se non te lo aspettavi, scrivici: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_CANCELLED'),
});

export const REQUEST_FOR_OWNER = letter({
  kind: 'BOOKING_REQUESTED_OWNER',
  title: 'Nuova richiesta, a te',
  isForOwner: true,
  placeholders: {
    ...FOR_OWNER,
    email: { kind: 'line', meaning: "E-mail dell'ospite", sample: 'ada@example.com' },
    note: {
      kind: 'text',
      meaning: "Note dell'ospite; possono mancare",
      sample: 'Arriviamo con il traghetto delle 18.',
    },
  },
  wording: {
    subject: 'Nuova richiesta da {nome}: {arrivo} – {partenza}',
    body: `{nome} chiede di soggiornare presso {casa}.

${STAY_LINES}

E-mail: {email}

Note:
{note}

Confermala o rifiutala da qui: {collegamento}`,
  },
});

export const REQUEST_WITHDRAWN = letter({
  kind: 'BOOKING_WITHDRAWN_OWNER',
  title: 'Richiesta ritirata, a te',
  isForOwner: true,
  placeholders: FOR_OWNER,
  wording: {
    subject: 'Richiesta ritirata da {nome}: {arrivo} – {partenza}',
    body: `{nome} ha ritirato la richiesta di soggiornare presso {casa}.

${STAY_LINES}

Tutte le prenotazioni: {collegamento}`,
  },
});

/** In the order in which the owner sees them. */
export const BOOKING_LETTERS: readonly Letter[] = [
  REQUEST_RECEIVED,
  STAY_CONFIRMED,
  REQUEST_REJECTED,
  STAY_CHANGED,
  STAY_CANCELLED,
  REQUEST_FOR_OWNER,
  REQUEST_WITHDRAWN,
];
