import { plural } from '@approdo/shared/domain/base/language/plural';
import type { home as italian } from '../../it/content/home.ts';

export const home = {
  highlights: 'Highlights',
  bedrooms: { one: 'bedroom', other: 'bedrooms' },
  bathrooms: { one: 'bathroom', other: 'bathrooms' },
  guests: { one: 'guest maximum', other: 'guests maximum' },
  amenities: 'Amenities',
  pictures: (name: string) => `Photos of ${name}`,
  availability: 'Availability and prices',
  reviews: 'What our guests say',
  rating: { before: '', after: ' out of 5' },
  reviewCount: (total: number) => `${total} ${plural('en', total, { one: 'review', other: 'reviews' })}`,
} satisfies typeof italian;
