import { type Letter, type LettersInOtherLanguages, letter } from '../mail/index.ts';
import { german } from './letters/de.ts';
import { FOR_OWNER, NEXT, PARTS, PURPOSE, STAY, WAYS_TOLD } from './letters/describe-payment.ts';
import { english } from './letters/en.ts';
import { french } from './letters/fr.ts';
import type { MoneyLetterWords } from './letters/money-letter-words.ts';

/** A paragraph for each way there is. */
const WAYS = `Con un bonifico:
Intestatario: {beneficiario}
IBAN: {iban}
BIC: {bic}

Con la carta, in un minuto: {carta}`;

const AMOUNT = { kind: 'line', meaning: 'Importo', sample: '181,71\u00A0€' } as const;

export const PAYMENT_ASKED = letter({
  kind: 'PAYMENT_ASKED',
  title: 'Che cosa pagare e quando, all’ospite',
  placeholders: { ...STAY, ...PARTS, ...WAYS_TOLD },
  wording: {
    subject: 'Il pagamento del tuo soggiorno: {arrivo} – {partenza}',
    body: `Ciao {nome},

ecco che cosa c’è da pagare per il tuo soggiorno presso {casa}, entro quando e con quale causale:

{rate}

${WAYS}

Qui trovi tutto pronto, da copiare o da inquadrare con l’app della tua banca: {collegamento}

A presto,
{casa}`,
  },
  others: inOthers('PAYMENT_ASKED'),
});

export const PAYMENT_RECEIVED = letter({
  kind: 'PAYMENT_RECEIVED',
  title: 'Pagamento ricevuto, all’ospite',
  placeholders: {
    ...STAY,
    importo: AMOUNT,
    scopo: PURPOSE,
    prossimo: NEXT,
  },
  wording: {
    subject: 'Abbiamo ricevuto il tuo pagamento: {importo}',
    body: `Ciao {nome},

abbiamo ricevuto {importo} {scopo} presso {casa}. Grazie!

Prossimo pagamento: {prossimo}

Tutto sul tuo soggiorno è qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOthers('PAYMENT_RECEIVED'),
});

export const BALANCE_DUE = letter({
  kind: 'BALANCE_DUE',
  title: 'Pagamento che sta per scadere, all’ospite',
  placeholders: { ...STAY, ...PARTS, ...WAYS_TOLD },
  wording: {
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
  others: inOthers('BALANCE_DUE'),
});

export const PAYMENT_LATE = letter({
  kind: 'PAYMENT_LATE',
  title: 'Pagamento scaduto, all’ospite',
  placeholders: { ...STAY, ...PARTS, ...WAYS_TOLD },
  wording: {
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
  others: inOthers('PAYMENT_LATE'),
});

export const SECURITY_RETURNED = letter({
  kind: 'SECURITY_RETURNED',
  title: 'Deposito cauzionale restituito, all’ospite',
  placeholders: {
    ...STAY,
    importo: AMOUNT,
    trattenuto: { kind: 'line', meaning: 'Quanto hai trattenuto per un danno; può mancare', sample: '' },
  },
  wording: {
    subject: 'Ti abbiamo restituito il deposito cauzionale: {importo}',
    body: `Ciao {nome},

ti abbiamo restituito {importo} del deposito cauzionale del tuo soggiorno presso {casa}.

Trattenuti per un danno: {trattenuto}

Tutto sul tuo soggiorno è qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOthers('SECURITY_RETURNED'),
});

export const PAYMENT_RETURNING = letter({
  kind: 'PAYMENT_RETURNING',
  title: 'Pagamento ricevuto per un soggiorno annullato, all’ospite',
  placeholders: { ...STAY, importo: AMOUNT },
  wording: {
    subject: 'Pagamento ricevuto per un soggiorno annullato: ti rimborsiamo',
    body: `Ciao {nome},

abbiamo ricevuto il tuo pagamento di {importo} con la carta, ma il tuo soggiorno presso {casa} ({arrivo} – {partenza}) è stato annullato.

Ti rimborsiamo l’intero importo: non devi fare nulla.

Tutto sul tuo soggiorno è qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOthers('PAYMENT_RETURNING'),
});

export const PAYMENT_LATE_OWNER = letter({
  kind: 'PAYMENT_LATE_OWNER',
  title: 'Pagamento scaduto, a te',
  isForOwner: true,
  placeholders: { ...FOR_OWNER, ...PARTS },
  wording: {
    subject: '{nome} non ha ancora pagato: {arrivo} – {partenza}',
    body: `{nome} non ha ancora pagato:

{rate}

Anche l’ospite ha ricevuto un sollecito. Se i soldi sono arrivati, registra il pagamento: {collegamento}`,
  },
});

/** In the order in which the owner sees them. */
export const PAYMENT_LETTERS: readonly Letter[] = [
  PAYMENT_ASKED,
  PAYMENT_RECEIVED,
  BALANCE_DUE,
  PAYMENT_LATE,
  PAYMENT_LATE_OWNER,
  SECURITY_RETURNED,
  PAYMENT_RETURNING,
];

function inOthers(kind: keyof MoneyLetterWords): LettersInOtherLanguages {
  return { en: english[kind], de: german[kind], fr: french[kind] };
}
