import { plural } from '@approdo/shared/domain/base/language/plural';
import type { instant as italian } from '../../it/prices/instant.ts';

export const instant = {
  code: 'Discount code (optional)',
  tooManyCodes: 'Too many codes tried: please try again later.',
  atOnce: 'Instant confirmation: the dates are yours at once.',
  deposit: (amount: string, minutes: number) =>
    `You pay ${amount} by card within ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`,
  book: 'Book now',
  nights: (least: number, most: number) => `Instant confirmation from ${least} to ${most} nights`,
  exactNights: (nights: number) =>
    `Instant confirmation for ${nights} ${plural('en', nights, { one: 'night', other: 'nights' })}`,
  ahead: (range: string, days: number) =>
    `${range}, ${days} ${plural('en', days, { one: 'day', other: 'days' })} in advance`,
  pastGuests: (range: string) => `${range}, for guests who have stayed with us before`,
  confirmed: 'Your booking is confirmed!',
  afterConfirmed: 'We’ve emailed you the details.',
  open: 'Open your booking',
  asked: 'Your request has arrived: this time the owner confirms it, and we’ll write to you.',
  held: (time: string) => `The dates are held for you until ${time}: pay the deposit to confirm them.`,
} satisfies typeof italian;
