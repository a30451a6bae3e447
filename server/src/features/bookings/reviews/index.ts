export { demoReviews } from './reviews.demo.ts';
export {
  awaitsReview,
  isStayReviewed,
  readPendingReviews,
  readSearchableReviews,
  reviewsData,
} from './reviews.service.ts';
