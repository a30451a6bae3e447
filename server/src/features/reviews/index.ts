export { deleteReview, listReviews } from './reviews.repository.ts';
export { hasApprovedReview, isStayReviewed } from './reviews.service.ts';
