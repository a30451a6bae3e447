import type { Wording } from '@approdo/shared/domain/base/text/wording';

const WAYS = `Per Überweisung:
Kontoinhaber: {beneficiario}
IBAN: {iban}
BIC: {bic}

Mit Karte (eine Minute genügt): {carta}`;

/** The letters to guests about money in German. */
export const money = {
  PAYMENT_ASKED: {
    subject: 'Zahlung für Ihren Aufenthalt: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

hier finden Sie, was für Ihren Aufenthalt in {casa} zu zahlen ist, mit Fälligkeit und Verwendungszweck:

{rate}

${WAYS}

Hier ist alles bereit, zum Kopieren oder zum Scannen mit der App Ihrer Bank: {collegamento}

Bis bald
{casa}`,
  },
  PAYMENT_RECEIVED: {
    subject: 'Wir haben Ihre Zahlung erhalten: {importo}',
    body: `Guten Tag {nome},

wir haben {importo} {scopo} in {casa} erhalten. Vielen Dank!

Nächste Zahlung: {prossimo}

Alles zu Ihrem Aufenthalt finden Sie hier: {collegamento}

Bis bald
{casa}`,
  },
  BALANCE_DUE: {
    subject: 'Ihre Zahlung wird bald fällig: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

für Ihren Aufenthalt in {casa} wird bald eine Zahlung fällig:

{rate}

${WAYS}

Hier ist alles bereit: {collegamento}

Falls Sie gerade gezahlt haben, ist nichts weiter zu tun.

Bis bald
{casa}`,
  },
  PAYMENT_LATE: {
    subject: 'Wir warten noch auf Ihre Zahlung: {arrivo} – {partenza}',
    body: `Guten Tag {nome},

diese Zahlung für Ihren Aufenthalt in {casa} haben wir noch nicht erhalten:

{rate}

${WAYS}

Hier ist alles bereit: {collegamento}

Falls Sie gerade gezahlt haben, ist nichts weiter zu tun. Falls es ein Problem gibt, antworten Sie einfach auf diese E-Mail.

Mit freundlichen Grüßen
{casa}`,
  },
  SECURITY_RETURNED: {
    subject: 'Ihre Kaution wurde zurückgezahlt: {importo}',
    body: `Guten Tag {nome},

wir haben Ihnen von der Kaution für Ihren Aufenthalt in {casa} {importo} zurückgezahlt.

Für einen Schaden einbehalten: {trattenuto}

Alles zu Ihrem Aufenthalt finden Sie hier: {collegamento}

Mit freundlichen Grüßen
{casa}`,
  },
  PAYMENT_RETURNING: {
    subject: 'Zahlung für einen stornierten Aufenthalt erhalten: Wir erstatten sie Ihnen',
    body: `Guten Tag {nome},

wir haben Ihre Kartenzahlung über {importo} erhalten, Ihr Aufenthalt in {casa} ({arrivo} – {partenza}) wurde aber storniert.

Wir erstatten Ihnen den vollen Betrag: Sie müssen nichts tun.

Alles zu Ihrem Aufenthalt finden Sie hier: {collegamento}

Mit freundlichen Grüßen
{casa}`,
  },
} satisfies Readonly<Record<string, Wording>>;
