import { type Letter, letter } from '../mail/letter.ts';
import { dayIn, EXPIRY, STAY } from './letters/describe-stay.ts';
import { inOtherLanguages } from './letters/other-languages.ts';

const FOR_GUEST = {
  ...STAY,
  collegamento: { kind: 'link', meaning: 'Collegamento alle prenotazioni', sample: '/booking' },
} as const;

const FOR_OWNER = {
  ...STAY,
  collegamento: { kind: 'link', meaning: 'Collegamento al back office', sample: '/admin/bookings' },
} as const;

const EMAIL = { kind: 'line', meaning: "E-mail dell'ospite", sample: 'ada@example.com' } as const;

const TO_WRITE = {
  collegamento: { kind: 'link', meaning: 'Collegamento per scrivere', sample: '/contact' },
} as const;

const STAY_LINES = `Check-in: {arrivo}
Check-out: {partenza}
Notti: {notti}
Ospiti: {ospiti}
Biancheria e asciugamani: {biancheria}`;

export const REQUEST_RECEIVED = letter({
  kind: 'BOOKING_REQUESTED',
  title: 'Richiesta ricevuta, all’ospite',
  placeholders: { ...FOR_GUEST, scadenza: EXPIRY },
  wording: {
    subject: 'Abbiamo ricevuto la tua richiesta: {arrivo} – {partenza}',
    body: `Ciao {nome},

abbiamo ricevuto la tua richiesta di soggiorno presso {casa}.

${STAY_LINES}

Non è ancora una conferma: esamineremo la richiesta e ti scriveremo appena possibile.

Se non rispondiamo prima, la richiesta scade: {scadenza}

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
    ...TO_WRITE,
    messaggio: {
      kind: 'text',
      meaning: 'Quello che scrivi annullando; può mancare',
      sample: 'Ci dispiace: il tetto va rifatto prima dell’estate.',
    },
  },
  neverLost: 'messaggio',
  wording: {
    subject: 'Prenotazione annullata: {arrivo} – {partenza}',
    body: `Ciao {nome},

la tua prenotazione confermata presso {casa} è stata annullata.

{messaggio}

${STAY_LINES}

Se non te lo aspettavi, scrivici: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_CANCELLED'),
});

export const REQUEST_EXPIRED = letter({
  kind: 'BOOKING_EXPIRED',
  title: 'Richiesta scaduta, all’ospite',
  placeholders: FOR_GUEST,
  wording: {
    subject: 'Richiesta scaduta: {arrivo} – {partenza}',
    body: `Ciao {nome},

non abbiamo potuto rispondere in tempo alla tua richiesta di soggiorno presso {casa}, che perciò è scaduta. Ci dispiace.

${STAY_LINES}

Se ti va ancora di venire, chiedi di nuovo da qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_EXPIRED'),
});

export const CANCELLATION_DECLINED = letter({
  kind: 'BOOKING_CANCELLATION_DECLINED',
  title: 'Annullamento non accolto, all’ospite',
  placeholders: { ...STAY, ...TO_WRITE },
  wording: {
    subject: 'La tua prenotazione resta confermata: {arrivo} – {partenza}',
    body: `Ciao {nome},

ci hai chiesto di annullare la tua prenotazione presso {casa}. Non possiamo farlo: resta confermata.

${STAY_LINES}

Se vuoi parlarne, scrivici: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_CANCELLATION_DECLINED'),
});

export const REQUEST_FOR_OWNER = letter({
  kind: 'BOOKING_REQUESTED_OWNER',
  title: 'Nuova richiesta, a te',
  isForOwner: true,
  placeholders: {
    ...FOR_OWNER,
    scadenza: EXPIRY,
    email: EMAIL,
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

Rispondi prima che scada: {scadenza}

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

export const REQUEST_EXPIRING = letter({
  kind: 'BOOKING_EXPIRING_OWNER',
  title: 'Richiesta che sta per scadere, a te',
  isForOwner: true,
  placeholders: { ...FOR_OWNER, scadenza: { ...EXPIRY, meaning: 'Quando scade la richiesta' } },
  wording: {
    subject: 'La richiesta di {nome} sta per scadere: {arrivo} – {partenza}',
    body: `{nome} aspetta ancora una risposta alla richiesta di soggiornare presso {casa}.

${STAY_LINES}

La richiesta scade: {scadenza}

Confermala o rifiutala da qui: {collegamento}`,
  },
});

export const REQUEST_EXPIRED_FOR_OWNER = letter({
  kind: 'BOOKING_EXPIRED_OWNER',
  title: 'Richiesta scaduta, a te',
  isForOwner: true,
  placeholders: { ...FOR_OWNER, email: EMAIL },
  wording: {
    subject: 'Richiesta di {nome} scaduta: {arrivo} – {partenza}',
    body: `La richiesta di {nome} di soggiornare presso {casa} è scaduta senza una risposta. Anche l’ospite lo ha saputo.

${STAY_LINES}

E-mail: {email}

Tutte le prenotazioni: {collegamento}`,
  },
});

export const CANCELLATION_ASKED = letter({
  kind: 'BOOKING_CANCELLATION_ASKED_OWNER',
  title: 'Annullamento chiesto, a te',
  isForOwner: true,
  placeholders: {
    ...FOR_OWNER,
    messaggio: {
      kind: 'text',
      meaning: 'Quello che scrive l’ospite; può mancare',
      sample: 'Mio padre non sta bene: purtroppo non possiamo partire.',
    },
  },
  neverLost: 'messaggio',
  wording: {
    subject: '{nome} chiede di annullare: {arrivo} – {partenza}',
    body: `{nome} chiede di annullare la prenotazione confermata presso {casa}.

{messaggio}

${STAY_LINES}

Finché non decidi, i giorni restano suoi. Annulla o rifiuta da qui: {collegamento}`,
  },
});

export const CANCELLATION_TAKEN_BACK = letter({
  kind: 'BOOKING_CANCELLATION_TAKEN_BACK_OWNER',
  title: 'Annullamento non più chiesto, a te',
  isForOwner: true,
  placeholders: FOR_OWNER,
  wording: {
    subject: '{nome} non chiede più di annullare: {arrivo} – {partenza}',
    body: `{nome} non chiede più di annullare la prenotazione presso {casa}, che resta confermata.

${STAY_LINES}

Tutte le prenotazioni: {collegamento}`,
  },
});

/** In the order in which the owner sees them. */
export const BOOKING_LETTERS: readonly Letter[] = [
  REQUEST_RECEIVED,
  STAY_CONFIRMED,
  REQUEST_REJECTED,
  REQUEST_EXPIRED,
  STAY_CHANGED,
  STAY_CANCELLED,
  CANCELLATION_DECLINED,
  REQUEST_FOR_OWNER,
  REQUEST_EXPIRING,
  REQUEST_EXPIRED_FOR_OWNER,
  REQUEST_WITHDRAWN,
  CANCELLATION_ASKED,
  CANCELLATION_TAKEN_BACK,
];
