import { letter } from '../../mail/index.ts';
import { EXPIRY, STAY, STAY_LINES } from '../../stays/index.ts';

const FOR_OWNER = {
  ...STAY,
  collegamento: { kind: 'link', meaning: 'Collegamento al back office', sample: '/admin/bookings' },
} as const;

const EMAIL = { kind: 'line', meaning: "E-mail dell'ospite", sample: 'ada@example.com' } as const;

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
      sample: 'Arriviamo verso le 18.',
    },
  },
  wording: {
    subject: 'Nuova richiesta da {nome}: {arrivo} – {partenza}',
    body: `{nome} chiede di soggiornare presso {casa}.

${STAY_LINES}

E-mail: {email}

Note:
{note}

Rispondi entro {scadenza}: poi la richiesta scade.

Confermala o rifiutala da qui: {collegamento}`,
  },
});

export const REQUESTS_FOR_OWNER = letter({
  kind: 'BOOKINGS_REQUESTED_OWNER',
  title: 'Più richieste in un quarto d’ora, a te',
  isForOwner: true,
  placeholders: {
    casa: STAY.casa,
    quante: { kind: 'line', meaning: 'Quante sono', sample: '2' },
    richieste: {
      kind: 'text',
      meaning: 'Le richieste, una sotto l’altra',
      sample: `Ada Rossi (ada@example.com)
12 giu 2027 – 19 giu 2027, notti: 7, ospiti: 2

Bruno Verdi (bruno@example.com)
3 lug 2027 – 10 lug 2027, notti: 7, ospiti: 4`,
    },
    collegamento: FOR_OWNER.collegamento,
  },
  neverLost: 'richieste',
  wording: {
    subject: '{quante} nuove richieste per {casa}',
    body: `In un quarto d’ora sono arrivate {quante} richieste di soggiornare presso {casa}.

{richieste}

Confermale o rifiutale da qui: {collegamento}`,
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

Rispondi entro {scadenza}: poi la richiesta scade.

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
    body: `La richiesta di {nome} di soggiornare presso {casa} è scaduta senza una risposta. Anche l’ospite è stato avvisato.

${STAY_LINES}

E-mail: {email}

Tutte le prenotazioni: {collegamento}`,
  },
});

export const CANCELLATION_ASKED = letter({
  kind: 'CANCELLATION_ASKED_OWNER',
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
  kind: 'CANCELLATION_TAKEN_BACK_OWNER',
  title: 'Richiesta di annullamento ritirata, a te',
  isForOwner: true,
  placeholders: FOR_OWNER,
  wording: {
    subject: '{nome} ha ritirato la richiesta di annullamento: {arrivo} – {partenza}',
    body: `{nome} ha ritirato la richiesta di annullare la prenotazione presso {casa}, che resta confermata.

${STAY_LINES}

Tutte le prenotazioni: {collegamento}`,
  },
});
