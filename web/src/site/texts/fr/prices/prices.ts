import { plural } from '@approdo/shared/domain/base/language/plural';
import { quotes } from '@approdo/shared/words/catalogues/fr/prices/quotes';
import type { prices as italian } from '../../it/prices/prices.ts';

export const prices = {
  title: 'Prix à la semaine',
  titleOfAll: 'Prix',
  from: {
    NIGHT: (price: string) => `À partir de ${price} par nuit`,
    WEEK: (price: string) => `À partir de ${price} par semaine`,
  },
  perWeek: (price: string) => `${price} par semaine`,
  perNight: (price: string) => `${price} par nuit`,
  perNightOrWeekend: (price: string, weekend: string) => `${price} par nuit, ${weekend} le week-end`,
  perWeekOrShort: (week: string, nights: string) => `${week} · ${nights} pour les courts séjours`,
  exceptions: 'Dates particulières',
  since: (year: number) => `À partir de ${year}`,
  fees: (cleaning: string, linen: string) =>
    `S’y ajoutent ${cleaning} pour le ménage de fin de séjour et, si vous le souhaitez, ${linen} pour les draps et les serviettes.`,
  shortStays: {
    AGREEMENT: 'Pour moins d’une semaine, écrivez-nous\u00A0: nous conviendrons du prix ensemble.',
    SHARE: 'Les séjours de moins d’une semaine sont au prorata, avec un supplément.',
    NIGHT: 'Les séjours de moins d’une semaine se paient à la nuit.',
  },
  guests: (included: number, price: string) =>
    `Au-delà de ${included} ${plural('fr', included, { one: 'voyageur', other: 'voyageurs' })}\u00A0: ${price} par nuit et par personne.`,
  discounts: 'Remises',
  ofLength: (percent: number, at: number) => quotes.lengthLine({ percent, at }),
  ofEarly: (percent: number) => quotes.earlyLine({ percent }),
  ofLastMinute: (percent: number) => quotes.lastMinuteLine({ percent }),
  atLeastBefore: (discount: string, days: number) =>
    `${discount}, au moins ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })} avant l’arrivée`,
  atMostBefore: (discount: string, days: number) =>
    `${discount}, au plus ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })} avant l’arrivée`,
  onArrival: (discount: string) => `${discount}, le jour de l’arrivée`,
  forArrivals: (discount: string, first: string, last: string) =>
    `${discount}, pour une arrivée du ${first} au ${last}`,
  oneDiscount: 'Une seule remise s’applique, la plus avantageuse.',
} satisfies typeof italian;
