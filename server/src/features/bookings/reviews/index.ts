export { readPendingReviews } from './read-pending.ts';
export { demoReviews } from './reviews.demo.ts';
export { isStayReviewed } from './reviews.service.ts';
export { reviewsData } from './reviews-data.ts';
export { readSearchableReviews } from './searchable-reviews.ts';
