import { plural } from '@approdo/shared/domain/base/language/plural';
import { quotes } from '@approdo/shared/words/catalogues/en/prices/quotes';
import type { prices as italian } from '../../it/prices/prices.ts';

export const prices = {
  title: 'Prices per week',
  titleOfAll: 'Prices',
  from: {
    NIGHT: (price: string) => `From ${price} a night`,
    WEEK: (price: string) => `From ${price} a week`,
  },
  perWeek: (price: string) => `${price} a week`,
  perNight: (price: string) => `${price} a night`,
  perNightOrWeekend: (price: string, weekend: string) => `${price} a night, ${weekend} at weekends`,
  perWeekOrShort: (week: string, nights: string) => `${week} · ${nights} for short stays`,
  exceptions: 'Special dates',
  since: (year: number) => `From ${year}`,
  fees: (cleaning: string, linen: string) =>
    `Final cleaning is ${cleaning}; bed linen and towels are optional, at ${linen}.`,
  shortStays: {
    AGREEMENT: 'For stays of less than a week, please get in touch: we’ll agree on a price.',
    SHARE: 'Stays of less than a week are priced pro rata, with a supplement.',
    NIGHT: 'Stays of less than a week are priced by the night.',
  },
  guests: (included: number, price: string) =>
    `Above ${included} ${plural('en', included, { one: 'guest', other: 'guests' })}: ${price} a night per person.`,
  discounts: 'Discounts',
  ofLength: (percent: number, at: number) => quotes.lengthLine({ percent, at }),
  ofEarly: (percent: number) => quotes.earlyLine({ percent }),
  ofLastMinute: (percent: number) => quotes.lastMinuteLine({ percent }),
  atLeastBefore: (discount: string, days: number) =>
    `${discount}, at least ${days} ${plural('en', days, { one: 'day', other: 'days' })} before arrival`,
  atMostBefore: (discount: string, days: number) =>
    `${discount}, up to ${days} ${plural('en', days, { one: 'day', other: 'days' })} before arrival`,
  onArrival: (discount: string) => `${discount}, on the day of arrival`,
  forArrivals: (discount: string, first: string, last: string) => `${discount}, for arrivals from ${first} to ${last}`,
  oneDiscount: 'Only one discount applies, the best one.',
} satisfies typeof italian;
