import type { Wording } from '@approdo/shared/domain/base/text/wording';

const WAYS = `By bank transfer:
Account holder: {beneficiario}
IBAN: {iban}
BIC: {bic}

By card (takes a minute): {carta}`;

/** The letters to guests about money in English. */
export const money = {
  PAYMENT_ASKED: {
    subject: 'Paying for your stay: {arrivo} – {partenza}',
    body: `Hello {nome},

Here is what’s due for your stay at {casa}, by when, and the reference to use:

{rate}

${WAYS}

Everything is ready here, to copy or to scan with your bank’s app: {collegamento}

See you soon,
{casa}`,
  },
  PAYMENT_RECEIVED: {
    subject: 'We have received your payment: {importo}',
    body: `Hello {nome},

We have received {importo} {scopo} at {casa}. Thank you!

Next payment: {prossimo}

You’ll find everything about your stay here: {collegamento}

See you soon,
{casa}`,
  },
  BALANCE_DUE: {
    subject: 'Your payment is due soon: {arrivo} – {partenza}',
    body: `Hello {nome},

A payment for your stay at {casa} is due soon:

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

We have not received this payment for your stay at {casa} yet:

{rate}

${WAYS}

Everything is ready here: {collegamento}

If you have just paid, there is nothing more to do. If there is a problem, just reply to this email.

Best wishes,
{casa}`,
  },
  SECURITY_RETURNED: {
    subject: 'We have returned your security deposit: {importo}',
    body: `Hello {nome},

We have returned {importo} of the security deposit for your stay at {casa}.

Kept for damage: {trattenuto}

You’ll find everything about your stay here: {collegamento}

Best wishes,
{casa}`,
  },
  PAYMENT_RETURNING: {
    subject: 'Payment received for a cancelled stay: we will refund you',
    body: `Hello {nome},

We have received your card payment of {importo}, but your stay at {casa} ({arrivo} – {partenza}) has been cancelled.

We will refund the full amount: there is nothing you need to do.

You’ll find everything about your stay here: {collegamento}

Best wishes,
{casa}`,
  },
} satisfies Readonly<Record<string, Wording>>;
