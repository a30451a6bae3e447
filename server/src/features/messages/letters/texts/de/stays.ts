import type { Wording } from '@approdo/shared/domain/base/text/wording';

const STAY_LINES = `Anreise: {arrivo}
Abreise: {partenza}
Nächte: {notti}
Gäste: {ospiti}
Bettwäsche und Handtücher: {biancheria}`;

const STAY_BEFORE = `Anreise: {vecchio_arrivo}
Abreise: {vecchia_partenza}
Nächte: {vecchie_notti}
Gäste: {vecchi_ospiti}`;

/** The letters to guests about their stays in German. */
export const stays = {
  BOOKING_REQUESTED: {
    subject: 'Wir haben Ihre Anfrage erhalten: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

wir haben Ihre Anfrage für einen Aufenthalt in {casa} erhalten.

${STAY_LINES}
Extras: {extra}
Rabattcode: {codice}
Gesamtpreis: {totale}

Dies ist noch keine Bestätigung: Wir prüfen Ihre Anfrage und melden uns so bald wie möglich.

Wir antworten Ihnen bis zum {scadenza}.

Hier können Sie die Anfrage verfolgen oder zurückziehen: {collegamento}

Bis bald
{casa}`,
  },
  BOOKING_CONFIRMED: {
    subject: 'Buchung bestätigt: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

Ihre Buchung in {casa} ist bestätigt: Wir freuen uns auf Sie!

{recapito}

{messaggio}

${STAY_LINES}
Extras: {extra}
Rabattcode: {codice}
Gesamtpreis: {totale}

Alles zu Ihrer Buchung finden Sie hier: {collegamento}

{accesso}

Bis bald
{casa}`,
  },
  BOOKING_REJECTED: {
    subject: 'Anfrage nicht angenommen: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

leider können wir Ihre Anfrage für einen Aufenthalt in {casa} nicht annehmen.

{messaggio}

${STAY_LINES}

Wenn Sie zeitlich flexibel sind, sehen Sie hier, wann das Haus frei ist: {collegamento}

Mit freundlichen Grüßen
{casa}`,
  },
  BOOKING_EXPIRED: {
    subject: 'Anfrage abgelaufen: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

wir konnten Ihre Anfrage für einen Aufenthalt in {casa} nicht rechtzeitig beantworten; sie ist daher abgelaufen. Das tut uns leid.

${STAY_LINES}

Wenn Sie weiterhin kommen möchten, fragen Sie bitte hier noch einmal an: {collegamento}

Mit freundlichen Grüßen
{casa}`,
  },
  BOOKING_CHANGED: {
    subject: 'Ihre Buchung hat sich geändert: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

wir haben Ihre bestätigte Buchung in {casa} geändert. Jetzt gilt:

${STAY_LINES}

Vorher galt:

${STAY_BEFORE}

Alles zu Ihrer Buchung finden Sie hier: {collegamento}

Bis bald
{casa}`,
  },
  BOOKING_CANCELLED: {
    subject: 'Buchung storniert: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

Ihre bestätigte Buchung in {casa} wurde storniert.

{messaggio}

${STAY_LINES}

Sie haben uns am {chiesto} darum gebeten; wir haben die Buchung am {annullato} storniert. Für eine Erstattung zählt der Tag Ihrer Anfrage.

Falls Sie damit nicht gerechnet haben, schreiben Sie uns bitte: {collegamento}

Mit freundlichen Grüßen
{casa}`,
  },
  CANCELLATION_DECLINED: {
    subject: 'Die Buchung bleibt bestätigt: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

Sie haben uns gebeten, Ihre Buchung in {casa} zu stornieren. Das ist uns leider nicht möglich: Die Buchung bleibt bestätigt.

{messaggio}

${STAY_LINES}

Wenn Sie darüber sprechen möchten, schreiben Sie uns bitte hier: {collegamento}

Mit freundlichen Grüßen
{casa}`,
  },
  ARRIVAL: {
    subject: 'Wir freuen uns auf Sie am {arrivo}',
    body: `Guten Tag {nome},

bald ist es so weit: Wir freuen uns, Sie in {casa} zu begrüßen.

${STAY_LINES}

Adresse: {indirizzo}
Karte: {mappa}
Anreise ab: {dalle} Uhr
Abreise bis: {entro} Uhr
CIN: {cin}
CIR: {cir}

Anfahrt, Gästemappe und unsere Nachrichten finden Sie auf der Seite Ihrer Buchung: {collegamento}

Bis bald
{casa}`,
  },
  CHECK_IN: {
    subject: 'Vor Ihrer Ankunft: die Angaben für die Anmeldung',
    body: `Guten Tag {nome},

nach dem Gesetz meldet der Eigentümer der Polizei, wer im Haus übernachtet. Ihre Angaben für den Aufenthalt in {casa} ({arrivo} – {partenza}) können Sie vor der Ankunft in Ruhe aufschreiben: {collegamento}

Der Link ist persönlich und gilt bis zum Tag nach der Ankunft. Ein Foto des Ausweises ist nicht nötig: Bei der Ankunft stellen wir persönlich oder per Video fest, wer Sie sind.

CIN: {cin}

Bis bald
{casa}

Approdo hilft, gesetzliche Pflichten in Ordnung zu halten: Es ersetzt nicht den Rat von Fachleuten und zuständigen Stellen.`,
  },
  THANKS: {
    subject: 'Danke für Ihren Aufenthalt, {nome}',
    body: `Guten Tag {nome},

vielen Dank für Ihren Aufenthalt in {casa}: Wir hoffen, es hat Ihnen gefallen.

Wenn Sie mögen, schreiben Sie uns eine Bewertung: {recensione}

Ihre Buchung finden Sie weiterhin hier: {collegamento}

Mit freundlichen Grüßen
{casa}`,
  },
  BOOKING_MESSAGE: {
    subject: 'Eine Nachricht von {casa}',
    body: `Guten Tag {nome},

{casa} hat Ihnen zu Ihrem Aufenthalt geschrieben ({arrivo} – {partenza}):

{messaggio}

Hier können Sie antworten: {collegamento}

Wenn Sie stattdessen auf diese E-Mail antworten, erreicht uns Ihre Antwort direkt, erscheint aber nicht in der Unterhaltung.`,
  },
  CONTACT_REPLY: {
    subject: 'Re: {casa}',
    body: `{risposta}

{casa}

Am {giorno} haben Sie geschrieben:
{messaggio}

Sie können auf diese E-Mail antworten oder uns hier noch einmal schreiben: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
