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
  reviewChecks: {
    title: 'How we check reviews',
    own: '“Verified stay”: the author booked and stayed here. The others come from accounts with a confirmed email address, without proof of a stay.',
    collected:
      '“Collected on…”: copied by us from the site named there, which checked them in its own way; we have not verified them.',
    all: 'We read every review before we publish it.',
  },
} satisfies typeof italian;
