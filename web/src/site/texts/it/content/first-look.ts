import { plural } from '@approdo/shared/domain/base/language/plural';

/** What a visitor is told first: who fits, what a week costs at least, and where one books. */
export const firstLook = {
  guests: (count: number) => `${count} ${plural('it', count, { one: 'ospite', other: 'ospiti' })}`,
  bedrooms: (count: number) => `${count} ${plural('it', count, { one: 'camera', other: 'camere' })}`,
  bathrooms: (count: number) => `${count} ${plural('it', count, { one: 'bagno', other: 'bagni' })}`,
  from: {
    NIGHT: (price: string) => `da ${price} a notte`,
    WEEK: (price: string) => `da ${price} a settimana`,
  },
  book: 'Prenota',
  readAll: 'Leggi tutto',
  readLess: 'Leggi meno',
};
