import { plural } from '@approdo/shared/domain/base/language/plural';
import { quotes } from '@approdo/shared/words/catalogues/de/prices/quotes';
import type { prices as italian } from '../../it/prices/prices.ts';

export const prices = {
  title: 'Preise pro Woche',
  titleOfAll: 'Preise',
  from: {
    NIGHT: (price: string) => `Ab ${price} pro Nacht`,
    WEEK: (price: string) => `Ab ${price} pro Woche`,
  },
  perWeek: (price: string) => `${price} pro Woche`,
  perNight: (price: string) => `${price} pro Nacht`,
  perNightOrWeekend: (price: string, weekend: string) => `${price} pro Nacht, ${weekend} am Wochenende`,
  perWeekOrShort: (week: string, nights: string) => `${week} · ${nights} für Kurzaufenthalte`,
  exceptions: 'Besondere Zeiträume',
  since: (year: number) => `Ab ${year}`,
  fees: (cleaning: string, linen: string) =>
    `Hinzu kommen ${cleaning} für die Endreinigung und auf Wunsch ${linen} für Bettwäsche und Handtücher.`,
  shortStays: {
    AGREEMENT: 'Bei Aufenthalten unter einer Woche vereinbaren wir den Preis gern mit Ihnen persönlich.',
    SHARE: 'Kürzere Aufenthalte als eine Woche kosten anteilig, mit einem Zuschlag.',
    NIGHT: 'Kürzere Aufenthalte als eine Woche werden pro Nacht berechnet.',
  },
  guests: (included: number, price: string) =>
    `Über ${included} ${plural('de', included, { one: 'Gast', other: 'Gäste' })}: ${price} pro Nacht und Person.`,
  discounts: 'Rabatte',
  ofLength: (percent: number, at: number) => quotes.lengthLine({ percent, at }),
  ofEarly: (percent: number) => quotes.earlyLine({ percent }),
  ofLastMinute: (percent: number) => quotes.lastMinuteLine({ percent }),
  atLeastBefore: (discount: string, days: number) =>
    `${discount}, mindestens ${days} ${plural('de', days, { one: 'Tag', other: 'Tage' })} vor der Anreise`,
  atMostBefore: (discount: string, days: number) =>
    `${discount}, höchstens ${days} ${plural('de', days, { one: 'Tag', other: 'Tage' })} vor der Anreise`,
  onArrival: (discount: string) => `${discount}, am Tag der Anreise`,
  forArrivals: (discount: string, first: string, last: string) => `${discount}, bei Anreise vom ${first} bis ${last}`,
  oneDiscount: 'Es gilt nur ein Rabatt, der günstigste.',
} satisfies typeof italian;
