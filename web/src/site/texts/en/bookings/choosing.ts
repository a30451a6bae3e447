import { plural } from '@approdo/shared/domain/base/language/plural';
import type { choosing as italian } from '../../it/bookings/choosing.ts';

export const choosing = {
  pay: (parts: string) => `You pay ${parts}.`,
  share: (percent: number) => `${percent}%`,
  rest: 'the rest',
  all: 'everything',
  afterConfirmation: (days: number) =>
    `within ${days} ${plural('en', days, { one: 'day', other: 'days' })} of confirmation`,
  onConfirmation: 'on the day of confirmation',
  beforeArrival: (days: number) =>
    `at least ${days} ${plural('en', days, { one: 'day', other: 'days' })} before arrival`,
  onArrival: 'by the day of arrival',
  by: (day: string) => `by ${day}`,
  security: (amount: string) => `There is also a security deposit of ${amount}, returned after your stay.`,
  ifCancelled: (refund: string) => `If you cancel ${refund}`,
  houseRules: 'House rules',
  answer: (hours: number) => `We reply within ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}.`,
} satisfies typeof italian;
