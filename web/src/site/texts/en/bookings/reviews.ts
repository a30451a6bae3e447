import { plural } from '@approdo/shared/domain/base/language/plural';
import type { reviews as italian } from '../../it/bookings/reviews.ts';

export const reviews = {
  none: 'No reviews yet: yours could be the first.',
  showAll: (total: number) => `Show all ${total} reviews`,
  loadFailed: 'We couldn’t load the reviews',
  outOfFive: (stars: number) => `${stars} out of 5 stars`,
  verifiedStay: 'Verified stay',
  collectedOn: (portal: string) => `Collected on ${portal}`,
  answerOf: (name: string) => `Reply from ${name}`,
  write: 'Write a review',
  loginFirst: 'Please log in to write a review.',
  form: 'Review',
  rating: 'Rating',
  stars: (stars: number) => `${stars} ${plural('en', stars, { one: 'star', other: 'stars' })}`,
  comment: 'Your review',
  charactersLeft: (left: number) => `${left} ${plural('en', left, { one: 'character', other: 'characters' })} left`,
  send: 'Send review',
  sent: 'Thank you for your review!',
  afterSent: 'It will appear here once we’ve approved it.',
  failed: 'We couldn’t send your review',
} satisfies typeof italian;
