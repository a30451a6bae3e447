import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, text, version } from '../base/fields.ts';
import { writtenIn } from '../base/in-language.ts';
import { encodeMessage } from '../base/messages.ts';

const ONE_TO_FIVE = encodeMessage(say('ratingOutOfRange'));
const COMMENT_OUT_OF_BOUNDS = encodeMessage(say('commentOutOfBounds'));

const reviewStatus = z.enum(['PENDING', 'APPROVED'], 'Lo stato deve essere PENDING o APPROVED');

export const reviewAnswerSent = z.object({ text: text({ min: 1, max: 500 }) });

/** The owner's one answer to a review, changed in place: `createdAt` is when it was first given. */
const reviewAnswer = z.object({ text: z.string(), createdAt: instant });

/** The public fields of an approved review; a deleted author is called `Ospite`. */
const publicReview = z.object({
  id,
  rating: z.number().int(),
  comment: z.string(),
  createdAt: instant,
  author: z.object({ name: z.string(), avatar: z.string().nullable() }),
  /** Set if its author had a stay here that no other review is about. */
  verifiedStay: z.literal(true).optional(),
  answer: reviewAnswer.optional(),
  /** Its language; only if the call names a language. */
  language: writtenIn,
});
export type PublicReview = z.output<typeof publicReview>;

/** Summary of the approved reviews. */
const reviewSummary = z.object({
  total: z.number().int(),
  /** To one decimal; 0 if there are none. */
  averageRating: z.number(),
  newest: z.array(publicReview),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

export const review = publicReview.extend({ status: reviewStatus, version });
export type Review = z.output<typeof review>;

export const newReview = z.object({
  rating: z.number(ONE_TO_FIVE).int(ONE_TO_FIVE).min(1, ONE_TO_FIVE).max(5, ONE_TO_FIVE).default(5),
  comment: text({ min: 10, max: 500, tooShort: COMMENT_OUT_OF_BOUNDS, tooLong: COMMENT_OUT_OF_BOUNDS }),
});

export const reviews = {
  listApproved: endpoint({
    method: 'GET',
    path: '/reviews/approved',
    access: 'anyone',
    summary: 'The approved reviews, newest first',
    answer: z.array(publicReview),
    status: 200,
  }),
  summarize: endpoint({
    method: 'GET',
    path: '/reviews/summary',
    access: 'anyone',
    summary: 'How many reviews are approved, their mean rating, and the newest few',
    answer: reviewSummary,
    status: 200,
  }),
  list: endpoint({
    method: 'GET',
    path: '/reviews',
    access: 'admin',
    summary: 'Every review, newest first',
    answer: z.array(review),
    status: 200,
  }),
  write: endpoint({
    method: 'POST',
    path: '/reviews',
    access: 'confirmed',
    summary: 'Write a review, to be shown once it is approved',
    body: newReview,
    answer: review,
    status: 201,
    leavesSiteAlone: true,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/reviews/{id}/status',
    access: 'admin',
    summary: 'Approve a review, or take it back',
    params: byId,
    body: z.object({ status: reviewStatus }),
    versioned: true,
    answer: review,
    status: 200,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/reviews/{id}/answer',
    access: 'admin',
    summary: 'Answer an approved review, or change the answer that it has',
    params: byId,
    body: reviewAnswerSent,
    versioned: true,
    answer: review,
    status: 200,
    refusals: { 409: ['reviewNotApproved'] },
  }),
  removeAnswer: endpoint({
    method: 'DELETE',
    path: '/reviews/{id}/answer',
    access: 'admin',
    summary: 'Delete the answer to a review',
    params: byId,
    status: 204,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/reviews/{id}',
    access: 'admin',
    summary: 'Delete a review, with its answer',
    params: byId,
    status: 204,
  }),
};
