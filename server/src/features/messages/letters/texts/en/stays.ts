import type { Wording } from '@approdo/shared/domain/base/text/wording';

const STAY_LINES = `Check-in: {arrivo}
Check-out: {partenza}
Nights: {notti}
Guests: {ospiti}
Linen and towels: {biancheria}`;

const STAY_BEFORE = `Check-in: {vecchio_arrivo}
Check-out: {vecchia_partenza}
Nights: {vecchie_notti}
Guests: {vecchi_ospiti}`;

/** The letters to guests about their stays in English. */
export const stays = {
  BOOKING_REQUESTED: {
    subject: 'We have received your request: {arrivo} – {partenza}',
    body: `Hello {nome},

We have received your request to stay at {casa}. Thank you!

${STAY_LINES}
Extras: {extra}
Discount code: {codice}
Total: {totale}

This is not a confirmation yet: we will look at your request and get back to you as soon as we can.

We will answer by {scadenza}.

You can follow your request, or withdraw it, here: {collegamento}

See you soon,
{casa}`,
  },
  BOOKING_CONFIRMED: {
    subject: 'Booking confirmed: {arrivo} – {partenza}',
    body: `Hello {nome},

Your booking at {casa} is confirmed: we look forward to seeing you!

{recapito}

{messaggio}

${STAY_LINES}
Extras: {extra}
Discount code: {codice}
Total: {totale}

You’ll find everything about your booking here: {collegamento}

{accesso}

See you soon,
{casa}`,
  },
  BOOKING_REJECTED: {
    subject: 'Request not accepted: {arrivo} – {partenza}',
    body: `Hello {nome},

We are sorry, but we cannot accept your request to stay at {casa}.

{messaggio}

${STAY_LINES}

If your dates are flexible, have a look at when the house is free: {collegamento}

Best wishes,
{casa}`,
  },
  BOOKING_EXPIRED: {
    subject: 'Request expired: {arrivo} – {partenza}',
    body: `Hello {nome},

We are sorry: we were not able to answer your request to stay at {casa} in time, and it has expired.

${STAY_LINES}

If you would still like to come, please send us a new request here: {collegamento}

Best wishes,
{casa}`,
  },
  BOOKING_CHANGED: {
    subject: 'Your booking has changed: {arrivo} – {partenza}',
    body: `Hello {nome},

We have changed your confirmed booking at {casa}. Here are the new details:

${STAY_LINES}

The details before the change:

${STAY_BEFORE}

You’ll find everything about your booking here: {collegamento}

See you soon,
{casa}`,
  },
  BOOKING_CANCELLED: {
    subject: 'Booking cancelled: {arrivo} – {partenza}',
    body: `Hello {nome},

Your confirmed booking at {casa} has been cancelled.

{messaggio}

${STAY_LINES}

You asked us to cancel on {chiesto}, and we did so on {annullato}. Any refund is worked out from the day you asked.

If you did not expect this, please write to us: {collegamento}

Best wishes,
{casa}`,
  },
  CANCELLATION_DECLINED: {
    subject: 'The booking remains confirmed: {arrivo} – {partenza}',
    body: `Hello {nome},

You asked us to cancel your booking at {casa}. We are sorry, but we cannot do that: it remains confirmed.

{messaggio}

${STAY_LINES}

If you would like to talk about it, please write to us here: {collegamento}

Best wishes,
{casa}`,
  },
  ARRIVAL: {
    subject: 'We look forward to seeing you on {arrivo}',
    body: `Hello {nome},

Your stay at {casa} is nearly here: we look forward to seeing you.

${STAY_LINES}

Address: {indirizzo}
Map: {mappa}
Check-in from: {dalle}
Check-out by: {entro}
CIN: {cin}
CIR: {cir}

You’ll find directions, the house guide and our messages on your booking page: {collegamento}

See you soon,
{casa}`,
  },
  CHECK_IN: {
    subject: 'Before you arrive: the details for your registration',
    body: `Hello {nome},

By law the owner tells the police who sleeps in the house. You can write your details at your leisure before you arrive, for your stay at {casa} ({arrivo} – {partenza}): {collegamento}

The link is personal and works until the day after your arrival. No picture of your document is needed: when you arrive we identify you in person or by video.

CIN: {cin}

See you soon,
{casa}

Approdo helps to keep what the law asks in order: it does not replace the advice of professionals and of the offices in charge.`,
  },
  THANKS: {
    subject: 'Thank you for staying with us, {nome}',
    body: `Hello {nome},

Thank you for staying at {casa}: we hope you enjoyed it.

If you have a moment, we would love to read your review: {recensione}

You’ll still find your booking here: {collegamento}

Best wishes,
{casa}`,
  },
  BOOKING_MESSAGE: {
    subject: 'A message from {casa}',
    body: `Hello {nome},

{casa} has written to you about your stay ({arrivo} – {partenza}):

{messaggio}

You can answer here: {collegamento}

If you reply to this email instead, your answer reaches us directly but does not appear in the conversation.`,
  },
  CONTACT_REPLY: {
    subject: 'Re: {casa}',
    body: `{risposta}

{casa}

On {giorno} you wrote:
{messaggio}

You can reply to this email, or write to us again here: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
