import { plural } from '@approdo/shared/domain/base/language/plural';
import type { firstLook as italian } from '../../it/content/first-look.ts';

export const firstLook = {
  guests: (count: number) => `${count} ${plural('de', count, { one: 'Gast', other: 'Gäste' })}`,
  bedrooms: (count: number) => `${count} Schlafzimmer`,
  bathrooms: (count: number) => `${count} ${plural('de', count, { one: 'Bad', other: 'Bäder' })}`,
  from: {
    NIGHT: (price: string) => `ab ${price} pro Nacht`,
    WEEK: (price: string) => `ab ${price} pro Woche`,
  },
  book: 'Buchen',
  readAll: 'Alles lesen',
  readLess: 'Weniger anzeigen',
} satisfies typeof italian;
