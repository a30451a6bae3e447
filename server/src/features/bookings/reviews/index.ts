export { demoReviews } from './reviews.demo.ts';
export { isStayReviewed, readPendingReviews, readSearchableReviews, reviewsData } from './reviews.service.ts';
