import type { GuestLetterWords } from './guest-letter-words.ts';

const STAY_LINES = `Check-in: {arrivo}
Check-out: {partenza}
Nights: {notti}
Guests: {ospiti}
Linen and towels: {biancheria}`;

const STAY_BEFORE = `Check-in: {vecchio_arrivo}
Check-out: {vecchia_partenza}
Nights: {vecchie_notti}
Guests: {vecchi_ospiti}`;

/** What the program writes to guests in English. */
export const english: GuestLetterWords = {
  BOOKING_REQUESTED: {
    subject: 'We have received your request: {arrivo} – {partenza}',
    body: `Hello {nome},

we have received your request for a stay at {casa}.

${STAY_LINES}
Total: {totale}

This is not a confirmation yet: we will look at your request and write to you as soon as possible.

We will answer you by {scadenza}.

You can follow it, or withdraw it, here: {collegamento}

See you soon,
{casa}`,
  },
  BOOKING_CONFIRMED: {
    subject: 'Booking confirmed: {arrivo} – {partenza}',
    body: `Hello {nome},

your booking at {casa} is confirmed: we look forward to seeing you!

${STAY_LINES}
Total: {totale}

Everything about your booking is here: {collegamento}

See you soon,
{casa}`,
  },
  BOOKING_REJECTED: {
    subject: 'Request not accepted: {arrivo} – {partenza}',
    body: `Hello {nome},

unfortunately we cannot accept your request for a stay at {casa}.

${STAY_LINES}

If your dates are flexible, have a look at when the house is free: {collegamento}

Best wishes,
{casa}`,
  },
  BOOKING_EXPIRED: {
    subject: 'Request expired: {arrivo} – {partenza}',
    body: `Hello {nome},

we were not able to answer your request for a stay at {casa} in time, so it has expired. We are sorry.

${STAY_LINES}

If you would still like to come, please ask again here: {collegamento}

Best wishes,
{casa}`,
  },
  BOOKING_CHANGED: {
    subject: 'Your booking has changed: {arrivo} – {partenza}',
    body: `Hello {nome},

we have changed your confirmed booking at {casa}. It is now:

${STAY_LINES}

Before, it was:

${STAY_BEFORE}

Everything about your booking is here: {collegamento}

See you soon,
{casa}`,
  },
  BOOKING_CANCELLED: {
    subject: 'Booking cancelled: {arrivo} – {partenza}',
    body: `Hello {nome},

your confirmed booking at {casa} has been cancelled.

{messaggio}

${STAY_LINES}

You asked us to cancel on {chiesto}, and we cancelled it on {annullato}. Any refund is worked out from the day you asked.

If you did not expect this, please write to us: {collegamento}

Best wishes,
{casa}`,
  },
  CANCELLATION_DECLINED: {
    subject: 'The booking remains confirmed: {arrivo} – {partenza}',
    body: `Hello {nome},

you asked us to cancel your booking at {casa}. We cannot do that: it remains confirmed.

{messaggio}

${STAY_LINES}

If you would like to talk about it, please write to us here: {collegamento}

Best wishes,
{casa}`,
  },
  ARRIVAL: {
    subject: 'We look forward to seeing you on {arrivo}',
    body: `Hello {nome},

your stay at {casa} is nearly here: we look forward to seeing you.

${STAY_LINES}

Address: {indirizzo}
Map: {mappa}
Arrival from: {dalle}
Departure by: {entro}
CIN: {cin}

How to get here, the guide to the house and our messages are on the page of your booking: {collegamento}

See you soon,
{casa}`,
  },
  THANKS: {
    subject: 'Thank you for your stay, {nome}',
    body: `Hello {nome},

thank you for your stay at {casa}: we hope you enjoyed it.

If you like, tell others how it was: {recensione}

Your booking is still here: {collegamento}

Best wishes,
{casa}`,
  },
};
