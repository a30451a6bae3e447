import type { stayCard as italian } from '../it/stay-card.ts';

export const stayCard = {
  byCard: 'Pay by card',
  opening: 'One moment…',
  failed: 'Card payment isn’t responding right now. Try again in a few minutes, or pay by bank transfer.',
  test: 'Test payments',
  testHelp: 'No card is charged.',
  waiting: 'We’re waiting for the payment to be confirmed',
  waitingHelp: 'It usually takes a few seconds. You can close this page: the confirmation arrives on its own.',
  late: 'The confirmation hasn’t arrived yet. It will come on its own: don’t pay again, and look back later.',
  look: 'Look again',
  paid: 'Payment received. Thank you!',
  closed: 'The payment didn’t go through: nothing was charged. You can try again.',
} satisfies typeof italian;
