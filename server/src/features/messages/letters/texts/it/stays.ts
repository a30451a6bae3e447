import type { Wording } from '@approdo/shared/domain/base/text/wording';

/** The lines about the stay that each letter has, in Italian. */
export const STAY_LINES = `Check-in: {arrivo}
Check-out: {partenza}
Notti: {notti}
Ospiti: {ospiti}
Biancheria e asciugamani: {biancheria}`;

export const ANSWER_IS_PERSONAL =
  'Se rispondi a questa e-mail, la risposta arriva di persona ma non compare nella conversazione.';

/** The letters to guests about their stays in Italian. */
export const stays = {
  BOOKING_REQUESTED: {
    subject: 'Abbiamo ricevuto la tua richiesta: {arrivo} – {partenza}',
    body: `Ciao {nome},

abbiamo ricevuto la tua richiesta di soggiorno presso {casa}.

${STAY_LINES}
Extra: {extra}
Codice sconto: {codice}
Totale: {totale}

Non è ancora una conferma: esamineremo la richiesta e ti scriveremo appena possibile.

Ti rispondiamo entro {scadenza}.

Puoi seguirla, o ritirarla, da qui: {collegamento}

A presto,
{casa}`,
  },
  BOOKING_CONFIRMED: {
    subject: 'Prenotazione confermata: {arrivo} – {partenza}',
    body: `Ciao {nome},

la tua prenotazione presso {casa} è confermata: ti aspettiamo!

{recapito}

{messaggio}

${STAY_LINES}
Extra: {extra}
Codice sconto: {codice}
Totale: {totale}

Tutto sulla tua prenotazione è qui: {collegamento}

{accesso}

A presto,
{casa}`,
  },
  BOOKING_REJECTED: {
    subject: 'Richiesta non accolta: {arrivo} – {partenza}',
    body: `Ciao {nome},

purtroppo non possiamo accogliere la tua richiesta di soggiorno presso {casa}.

{messaggio}

${STAY_LINES}

Se le tue date sono flessibili, guarda quando la casa è libera: {collegamento}

A presto,
{casa}`,
  },
  BOOKING_EXPIRED: {
    subject: 'Richiesta scaduta: {arrivo} – {partenza}',
    body: `Ciao {nome},

non abbiamo potuto rispondere in tempo alla tua richiesta di soggiorno presso {casa}, che perciò è scaduta. Ci dispiace.

${STAY_LINES}

Se ti va ancora di venire, chiedi di nuovo da qui: {collegamento}

A presto,
{casa}`,
  },
  BOOKING_CHANGED: {
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
  BOOKING_CANCELLED: {
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
  CANCELLATION_DECLINED: {
    subject: 'La prenotazione resta confermata: {arrivo} – {partenza}',
    body: `Ciao {nome},

ci hai chiesto di annullare la tua prenotazione presso {casa}. Non possiamo farlo: resta confermata.

{messaggio}

${STAY_LINES}

Se vuoi parlarne, scrivici da qui: {collegamento}

A presto,
{casa}`,
  },
  ARRIVAL: {
    subject: 'Ti aspettiamo il {arrivo}',
    body: `Ciao {nome},

manca poco: ti aspettiamo presso {casa}.

${STAY_LINES}

Indirizzo: {indirizzo}
Mappa: {mappa}
Si arriva dalle: {dalle}
Si parte entro le: {entro}
CIN: {cin}
CIR: {cir}

Come arrivare, la guida della casa e i nostri messaggi sono sulla pagina della tua prenotazione: {collegamento}

A presto,
{casa}`,
  },
  CHECK_IN: {
    subject: "Prima dell'arrivo: i dati per la registrazione",
    body: `Ciao {nome},

per legge il proprietario comunica alla Polizia i dati di chi dorme in casa. Puoi scriverli con calma prima di arrivare, per il tuo soggiorno presso {casa} ({arrivo} – {partenza}): {collegamento}

Il collegamento è personale e vale fino al giorno dopo l’arrivo. Non serve la foto del documento: all’arrivo ti identifichiamo di persona o in video.

CIN: {cin}

A presto,
{casa}

Approdo aiuta a tenere in ordine gli adempimenti: non sostituisce il parere di professionisti e uffici competenti.`,
  },
  THANKS: {
    subject: 'Grazie del soggiorno, {nome}',
    body: `Ciao {nome},

grazie del soggiorno presso {casa}: speriamo che ti sia piaciuto.

Se ti va, racconta com’è andata: {recensione}

La tua prenotazione resta qui: {collegamento}

A presto,
{casa}`,
  },
  BOOKING_MESSAGE: {
    subject: 'Un messaggio da {casa}',
    body: `Ciao {nome},

{casa} ti ha scritto a proposito del tuo soggiorno ({arrivo} – {partenza}):

{messaggio}

Puoi rispondere qui: {collegamento}

${ANSWER_IS_PERSONAL}`,
  },
  CONTACT_REPLY: {
    subject: 'Re: {casa}',
    body: `{risposta}

{casa}

Il {giorno} hai scritto:
{messaggio}

Puoi rispondere a questa e-mail, o scriverci ancora da qui: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
