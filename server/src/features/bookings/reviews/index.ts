export { admitCollected, keyOfCollected, readCollectedKeys } from './admit-collected.ts';
export { demoReviews } from './reviews.demo.ts';
export {
  awaitsReview,
  isStayReviewed,
  readPendingReviews,
  readSearchableReviews,
  reviewsData,
} from './reviews.service.ts';
