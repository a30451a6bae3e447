import type { MoneyLetterWords } from './money-letter-words.ts';

const WAYS = `By bank transfer:
Account holder: {beneficiario}
IBAN: {iban}
BIC: {bic}

By card, in a minute: {carta}`;

/** What the program writes to guests about money in English. */
export const english: MoneyLetterWords = {
  PAYMENT_ASKED: {
    subject: 'Paying for your stay: {arrivo} – {partenza}',
    body: `Hello {nome},

this is what is to be paid for your stay at {casa}, until when, and with which payment reference:

{rate}

${WAYS}

Everything is ready here, to copy or to scan with your bank’s app: {collegamento}

See you soon,
{casa}`,
  },
  PAYMENT_RECEIVED: {
    subject: 'We have received your payment: {importo}',
    body: `Hello {nome},

we have received {importo} {scopo} at {casa}. Thank you!

Next payment: {prossimo}

Everything about your stay is here: {collegamento}

See you soon,
{casa}`,
  },
  BALANCE_DUE: {
    subject: 'Your payment is due soon: {arrivo} – {partenza}',
    body: `Hello {nome},

a payment for your stay at {casa} is due soon:

{rate}

${WAYS}

Everything is ready here: {collegamento}

If you have just paid, there is nothing more to do.

See you soon,
{casa}`,
  },
  PAYMENT_LATE: {
    subject: 'We are still waiting for your payment: {arrivo} – {partenza}',
    body: `Hello {nome},

we have not received this payment for your stay at {casa} yet:

{rate}

${WAYS}

Everything is ready here: {collegamento}

If you have just paid, there is nothing more to do. If something stands in the way, just answer this message.

Kind regards,
{casa}`,
  },
  SECURITY_RETURNED: {
    subject: 'Your security deposit is on its way back: {importo}',
    body: `Hello {nome},

we have returned {importo} of the security deposit for your stay at {casa}.

Kept for damage: {trattenuto}

Everything about your stay is here: {collegamento}

Kind regards,
{casa}`,
  },
  PAYMENT_RETURNING: {
    subject: 'Payment received for a cancelled stay: we will refund you',
    body: `Hello {nome},

we have received your card payment of {importo}, but your stay at {casa} ({arrivo} – {partenza}) has been cancelled.

We will refund the full amount: there is nothing you need to do.

Everything about your stay is here: {collegamento}

Kind regards,
{casa}`,
  },
};
