import { plural } from '@approdo/shared/domain/plural';
import type { booking as italian } from '../it/booking.ts';

export const booking = {
  form: 'Booking request',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  fullName: 'Full name',
  guests: 'Number of guests',
  guestsHint: (most: number) => (most === 1 ? 'The house sleeps one' : `1 to ${most}`),
  tooManyGuests: (most: number) => `The house sleeps ${most} at most`,
  note: 'Notes',
  noteHint: 'Optional: arrival time, children, pets…',
  linen: (price: string) => `Bed linen and towels (${price})`,
  send: 'Send request',
  sent: 'Your booking request is on its way!',
  afterSent: 'We’ll look at it and email you as soon as it’s confirmed.',
  failed: 'We couldn’t send your booking request',
  loadFailed: 'We couldn’t load the bookings',
  nowConfirmed: 'Your email address is confirmed: you can send your request now.',
  quote: {
    none: 'Pick your dates to see the price.',
    loading: 'Working out the price…',
    failed: 'The price isn’t available right now',
    nights: (nights: number) => `${nights} ${plural('en', nights, { one: 'night', other: 'nights' })}`,
    total: 'Total',
    byAgreement: 'For stays of less than a week, please get in touch: we’ll agree on a price.',
  },
  prices: {
    title: 'Prices per week',
    extras: (cleaning: string, linen: string) =>
      `Final cleaning is ${cleaning}; bed linen and towels are optional, at ${linen}. For stays of less than a week, please get in touch: we’ll agree on a price.`,
  },
  own: {
    title: 'Your requests',
    status: {
      PENDING: 'Pending',
      CONFIRMED: 'Confirmed',
      REJECTED: 'Declined',
      NOT_AVAILABLE: 'Not available',
    },
    guests: (guests: number) => `${guests} ${plural('en', guests, { one: 'guest', other: 'guests' })}`,
    withLinen: (guests: string) => `${guests}, with linen`,
    askWithdrawal: 'Withdraw request',
    withdrawalQuestion: 'Withdraw this request?',
    withdraw: 'Withdraw',
    leave: 'Keep it',
    withdrawalFailed: 'We couldn’t withdraw your request',
    meanwhileConfirmed: 'Your request has been confirmed in the meantime: to cancel your stay, please write to us.',
    meanwhileRejected: 'Your request has been declined in the meantime: there’s nothing left to withdraw.',
    meanwhileWithdrawn: 'Your request has already been withdrawn.',
  },
} satisfies typeof italian;
