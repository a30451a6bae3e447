export { deleteReview, listReviews } from './reviews.repository.ts';
export { isStayReviewed } from './reviews.service.ts';
