import { z } from 'zod';
import { daysBetween, type LocalDate } from '../../domain/base/date/local-date.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { localDate } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { extra, instantConditions, priceException, priceSettings } from './price-rules.ts';
import { ratesAnswer } from './rates.ts';

/** Maximum days per request. */
export const MAX_PRICED_DAYS = 1100;

const range = acrossFields(z.object({ from: localDate, to: localDate }), {
  of: { from: true, to: true },
  find: findRangeFault,
  at: 'to',
});

/** Prices as visitors see them, without what is for the owner only. */
const publicPrices = z.object({
  show: priceSettings.shape.show,
  /**
   * The lowest price at which seven nights in a row among the next 365 can be had, in whole euros, per night where stays
   * are sold by the night; null if there are none, or only the lists are displayed.
   */
  from: z.object({ amount: z.number().int(), per: z.enum(['NIGHT', 'WEEK']) }).nullable(),
  ...priceSettings.pick({ weekendNights: true, shortStays: true, guests: true, childAge: true, discounts: true }).shape,
  /** Whether any discount code could be used now. */
  hasCodes: z.boolean(),
  /** The conditions of instant confirmation; null if it is off. */
  instant: instantConditions.nullable(),
  /** The extras on offer in the owner's order, named in the language of the call. */
  extras: z.array(extra.omit({ isOn: true })),
  ...priceSettings.pick({ linenPer: true, linenUntilDays: true }).shape,
  lists: z.array(
    z.object({
      validFrom: z.number().int().nullable(),
      ...ratesAnswer.pick({ seasons: true, cleaningFee: true, linenFee: true }).shape,
    }),
  ),
  /** Current and future exceptions. */
  exceptions: z.array(priceException.omit({ label: true })),
});
export type PublicPrices = z.output<typeof publicPrices>;

/** A free day: its nightly price in a long stay, in whole euros, and the last-minute percentage for arriving then. */
const dayPrice = z.object({ date: localDate, euros: z.number().int(), percent: z.number().int().optional() });
export type DayPrice = z.output<typeof dayPrice>;

export const prices = {
  get: endpoint({
    method: 'GET',
    path: '/prices',
    access: 'anyone',
    token: ['READ_CALENDAR'],
    summary: 'Prices as visitors are shown them',
    answer: publicPrices,
    status: 200,
  }),
  days: endpoint({
    method: 'GET',
    path: '/prices/days',
    access: 'anyone',
    token: ['READ_CALENDAR'],
    summary: 'The price of each free day from today on, where the calendar shows prices',
    query: range,
    answer: z.array(dayPrice),
    status: 200,
  }),
};

function findRangeFault({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }): string | undefined {
  if (from > to) return encodeMessage(say('rangeReversed'));
  return daysBetween(from, to) + 1 > MAX_PRICED_DAYS
    ? encodeMessage(say('rangeTooLong', { days: MAX_PRICED_DAYS }))
    : undefined;
}
