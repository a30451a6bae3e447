import { plural } from '@approdo/shared/domain/base/language/plural';
import type { firstLook as italian } from '../../it/content/first-look.ts';

export const firstLook = {
  guests: (count: number) => `${count} ${plural('en', count, { one: 'guest', other: 'guests' })}`,
  bedrooms: (count: number) => `${count} ${plural('en', count, { one: 'bedroom', other: 'bedrooms' })}`,
  bathrooms: (count: number) => `${count} ${plural('en', count, { one: 'bathroom', other: 'bathrooms' })}`,
  from: {
    NIGHT: (price: string) => `from ${price} a night`,
    WEEK: (price: string) => `from ${price} a week`,
  },
  book: 'Book',
  readAll: 'Read all',
  readLess: 'Read less',
} satisfies typeof italian;
