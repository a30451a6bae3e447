import type { Wording } from '@approdo/shared/domain/base/text/wording';

/** A paragraph for each way to pay. */
const WAYS = `Con un bonifico:
Intestatario: {beneficiario}
IBAN: {iban}
BIC: {bic}

Con la carta, in un minuto: {carta}`;

/** The letters to guests about money in Italian. */
export const money = {
  PAYMENT_ASKED: {
    subject: 'Il pagamento del tuo soggiorno: {arrivo} – {partenza}',
    body: `Ciao {nome},

ecco che cosa c’è da pagare per il tuo soggiorno presso {casa}, entro quando e con quale causale:

{rate}

${WAYS}

Qui trovi tutto pronto, da copiare o da inquadrare con l’app della tua banca: {collegamento}

A presto,
{casa}`,
  },
  PAYMENT_RECEIVED: {
    subject: 'Abbiamo ricevuto il tuo pagamento: {importo}',
    body: `Ciao {nome},

abbiamo ricevuto {importo} {scopo} presso {casa}. Grazie!

Prossimo pagamento: {prossimo}

Tutto sul tuo soggiorno è qui: {collegamento}

A presto,
{casa}`,
  },
  BALANCE_DUE: {
    subject: 'Il tuo pagamento sta per scadere: {arrivo} – {partenza}',
    body: `Ciao {nome},

sta per scadere un pagamento del tuo soggiorno presso {casa}:

{rate}

${WAYS}

Qui trovi tutto pronto: {collegamento}

Se hai appena pagato, non devi fare altro.

A presto,
{casa}`,
  },
  PAYMENT_LATE: {
    subject: 'Aspettiamo ancora il tuo pagamento: {arrivo} – {partenza}',
    body: `Ciao {nome},

non abbiamo ancora ricevuto questo pagamento del tuo soggiorno presso {casa}:

{rate}

${WAYS}

Qui trovi tutto pronto: {collegamento}

Se hai appena pagato, non devi fare altro. Se c’è una difficoltà, rispondi a questo messaggio.

A presto,
{casa}`,
  },
  SECURITY_RETURNED: {
    subject: 'Ti abbiamo restituito il deposito cauzionale: {importo}',
    body: `Ciao {nome},

ti abbiamo restituito {importo} del deposito cauzionale del tuo soggiorno presso {casa}.

Trattenuti per un danno: {trattenuto}

Tutto sul tuo soggiorno è qui: {collegamento}

A presto,
{casa}`,
  },
  PAYMENT_RETURNING: {
    subject: 'Pagamento ricevuto per un soggiorno annullato: ti rimborsiamo',
    body: `Ciao {nome},

abbiamo ricevuto il tuo pagamento di {importo} con la carta, ma il tuo soggiorno presso {casa} ({arrivo} – {partenza}) è stato annullato.

Ti rimborsiamo l’intero importo: non devi fare nulla.

Tutto sul tuo soggiorno è qui: {collegamento}

A presto,
{casa}`,
  },
} satisfies Readonly<Record<string, Wording>>;
