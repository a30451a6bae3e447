import type { stayCard as italian } from '../../it/money/stay-card.ts';

export const stayCard = {
  byCard: 'Pay by card',
  opening: 'One moment…',
  failed: 'Card payment isn’t available right now. Please try again in a few minutes, or pay by bank transfer.',
  test: 'Test mode',
  testHelp: 'No card will be charged.',
  waiting: 'We’re waiting for the payment to be confirmed',
  waitingHelp: 'It usually takes a few seconds. You can close this page: the confirmation will come on its own.',
  late: 'The confirmation hasn’t arrived yet. It will come on its own: please don’t pay again, and check back later.',
  look: 'Check again',
  paid: 'Payment received. Thank you!',
  closed: 'The payment didn’t go through: nothing was charged. You can try again.',
} satisfies typeof italian;
