import { plural } from '@approdo/shared/domain/base/language/plural';
import type { onTheWay as italian } from '../../it/bookings/on-the-way.ts';

export const onTheWay = {
  firstTime: { before: 'First time here? ', link: 'Sign up', after: '' },
  saved: (request: string) => `Your dates are saved: ${request}`,
  byAgreement: 'price to be agreed',
  toAgree: 'to be agreed',
  stepMissing: 'One step to go: open the email and confirm. That’s where your request is sent from.',
  waitsElsewhere: 'Go back to where you filled in your request: it’s still there',
  request: 'Your request',
  nothingNow: 'You pay nothing for now: payment follows once we have confirmed.',
  confirmAndSend: 'Confirm and send my request',
  onlyConfirmed: 'Your address is confirmed, but your request hasn’t been sent. Please try again.',
  priceChanged: (before: string, now: string) =>
    `The price has changed in the meantime: it was ${before}, it is now ${now}.`,
  datesGone: 'The dates of your request have been taken in the meantime: please pick others.',
  codeAgain: 'Your discount code isn’t stored: please enter it again before you send.',
  answerWithin: (hours: number) =>
    `We’ll answer within ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}`,
  payNow: (amount: string, date: string) => `To pay now: ${amount}, by ${date}`,
  open: 'View your request',
  again: 'Request other dates',
  waits: {
    answer: 'Waiting for an answer',
    payment: (amount: string, date: string) => `To pay: ${amount} by ${date}`,
    latePayment: (amount: string, date: string) => `To pay: ${amount}, due since ${date}`,
  },
} satisfies typeof italian;
