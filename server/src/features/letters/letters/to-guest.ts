import { letter } from '../../mail/index.ts';
import { dayIn, STAY_LINES } from '../../stays/index.ts';
import { FOR_GUEST } from './describe-for-guest.ts';
import { inOtherLanguages } from './other-languages.ts';
import { WRITTEN_HERE } from './written-here.ts';

const TO_BOOKINGS = {
  collegamento: { kind: 'link', meaning: 'Collegamento alle prenotazioni', sample: '/booking' },
} as const;

const TO_WRITE = {
  collegamento: { kind: 'link', meaning: 'Collegamento per scrivere', sample: '/contact' },
} as const;

const CANCELLATION_DAYS = {
  chiesto: {
    kind: 'line',
    meaning: 'Quando l’ospite ha chiesto di annullare; manca se non l’ha chiesto',
    sample: dayIn('2027-05-03'),
  },
  annullato: {
    kind: 'line',
    meaning: 'Quando hai annullato ciò che l’ospite ha chiesto di annullare; manca se non l’ha chiesto',
    sample: dayIn('2027-05-05'),
  },
} as const;

export const REQUEST_RECEIVED = letter({
  kind: 'BOOKING_REQUESTED',
  title: 'Richiesta ricevuta, all’ospite',
  placeholders: FOR_GUEST,
  wording: {
    subject: 'Abbiamo ricevuto la tua richiesta: {arrivo} – {partenza}',
    body: `Ciao {nome},

abbiamo ricevuto la tua richiesta di soggiorno presso {casa}.

${STAY_LINES}
Totale: {totale}

Non è ancora una conferma: esamineremo la richiesta e ti scriveremo appena possibile.

Ti rispondiamo entro {scadenza}.

Puoi seguirla, o ritirarla, da qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_REQUESTED'),
});

export const STAY_CONFIRMED = letter({
  kind: 'BOOKING_CONFIRMED',
  title: 'Prenotazione confermata, all’ospite',
  placeholders: { ...FOR_GUEST, ...WRITTEN_HERE },
  neverLost: 'recapito',
  wording: {
    subject: 'Prenotazione confermata: {arrivo} – {partenza}',
    body: `Ciao {nome},

la tua prenotazione presso {casa} è confermata: ti aspettiamo!

{recapito}

${STAY_LINES}
Totale: {totale}

Tutto sulla tua prenotazione è qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_CONFIRMED'),
});

export const REQUEST_REJECTED = letter({
  kind: 'BOOKING_REJECTED',
  title: 'Richiesta non accolta, all’ospite',
  placeholders: { ...FOR_GUEST, ...TO_BOOKINGS },
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

Tutto sulla tua prenotazione è qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_CHANGED'),
});

export const STAY_CANCELLED = letter({
  kind: 'BOOKING_CANCELLED',
  title: 'Prenotazione annullata, all’ospite',
  placeholders: {
    ...FOR_GUEST,
    ...TO_WRITE,
    ...CANCELLATION_DAYS,
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

Ce l’hai chiesto il {chiesto}, l’abbiamo annullata il {annullato}. Un eventuale rimborso si calcola dal giorno della tua richiesta.

Se non te lo aspettavi, scrivici: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('BOOKING_CANCELLED'),
});

export const REQUEST_EXPIRED = letter({
  kind: 'BOOKING_EXPIRED',
  title: 'Richiesta scaduta, all’ospite',
  placeholders: { ...FOR_GUEST, ...TO_BOOKINGS },
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
  kind: 'CANCELLATION_DECLINED',
  title: 'Annullamento non accolto, all’ospite',
  placeholders: {
    ...FOR_GUEST,
    messaggio: {
      kind: 'text',
      meaning: 'Quello che scrivi rifiutando; può mancare',
      sample: 'A ridosso dell’arrivo non troveremmo più altri ospiti.',
    },
  },
  neverLost: 'messaggio',
  wording: {
    subject: 'La prenotazione resta confermata: {arrivo} – {partenza}',
    body: `Ciao {nome},

ci hai chiesto di annullare la tua prenotazione presso {casa}. Non possiamo farlo: resta confermata.

{messaggio}

${STAY_LINES}

Se vuoi parlarne, scrivici da qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('CANCELLATION_DECLINED'),
});
