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

This is not a confirmation yet: we will look at your request and write to you as soon as possible.

If we have not answered by then, the request expires: {scadenza}

You can follow it, or withdraw it, here: {collegamento}

See you soon,
{casa}`,
  },
  BOOKING_CONFIRMED: {
    subject: 'Booking confirmed: {arrivo} – {partenza}',
    body: `Hello {nome},

your booking at {casa} is confirmed: we look forward to seeing you!

${STAY_LINES}

You will find it among your bookings: {collegamento}

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

You will find it among your bookings: {collegamento}

See you soon,
{casa}`,
  },
  BOOKING_CANCELLED: {
    subject: 'Booking cancelled: {arrivo} – {partenza}',
    body: `Hello {nome},

your confirmed booking at {casa} has been cancelled.

{messaggio}

${STAY_LINES}

If you did not expect this, please write to us: {collegamento}

Best wishes,
{casa}`,
  },
  BOOKING_CANCELLATION_DECLINED: {
    subject: 'Your booking remains confirmed: {arrivo} – {partenza}',
    body: `Hello {nome},

you asked us to cancel your booking at {casa}. We cannot do that: it remains confirmed.

${STAY_LINES}

If you would like to talk about it, please write to us: {collegamento}

Best wishes,
{casa}`,
  },
};
