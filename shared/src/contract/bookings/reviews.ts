import { z } from 'zod';
import { RATING_SCALES } from '../../domain/bookings/collected-review.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, nearDate, personName, secureLink, text, version } from '../base/fields.ts';
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
  /** The portal that it was copied from; its `createdAt` is noon UTC of the day that the portal names. */
  collectedOn: z.string().optional(),
  /** Where it stands on that portal. */
  url: z.string().optional(),
  answer: reviewAnswer.optional(),
  /** Its language, if known; only if the call names a language. */
  language: writtenIn,
});
export type PublicReview = z.output<typeof publicReview>;

/** Summary of the approved reviews: total and rating are of those written here. */
const reviewSummary = z.object({
  total: z.number().int(),
  /** To one decimal; 0 if there are none. */
  averageRating: z.number(),
  /** How many were collected on portals; left out if none. */
  collected: z.number().int().optional(),
  /** Of either kind. */
  newest: z.array(publicReview),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

export const review = publicReview.extend({
  status: reviewStatus,
  /** Set if it is a collected one that visitors may no longer read. */
  isOld: z.literal(true).optional(),
  version,
});
export type Review = z.output<typeof review>;

export const newReview = z.object({
  rating: z.number(ONE_TO_FIVE).int(ONE_TO_FIVE).min(1, ONE_TO_FIVE).max(5, ONE_TO_FIVE).default(5),
  comment: text({ min: 10, max: 500, tooShort: COMMENT_OUT_OF_BOUNDS, tooLong: COMMENT_OUT_OF_BOUNDS }),
});

const OUT_OF_SCALE = 'Il voto va da 1 a 5, oppure da 0 a 10';

/** A review as a portal shows it. Out of five the rating is whole stars, out of ten any number from 0. */
export const newCollectedReview = acrossFields(
  z.object({
    portal: line({ min: 2, max: 60 }),
    author: personName,
    rating: z.number(OUT_OF_SCALE).min(0, OUT_OF_SCALE).max(10, OUT_OF_SCALE),
    outOf: z.literal(RATING_SCALES, 'Scegli 5 o 10').default(5),
    comment: text({ min: 10, max: 2000 }),
    date: nearDate,
    url: secureLink.optional(),
    language: writtenIn,
  }),
  {
    of: { rating: true, outOf: true },
    at: 'rating',
    find: ({ rating, outOf }: { readonly rating: number; readonly outOf: number }) =>
      outOf === 10 || [1, 2, 3, 4, 5].includes(rating) ? undefined : ONE_TO_FIVE,
  },
);
export type NewCollectedReview = z.output<typeof newCollectedReview>;

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
  collect: endpoint({
    method: 'POST',
    path: '/reviews/collected',
    access: 'admin',
    summary: 'Add a review that a guest wrote on a portal, to be shown once it is approved',
    body: newCollectedReview,
    answer: review,
    status: 201,
    refusals: { 400: ['reviewInFuture'], 409: ['reviewKnown'] },
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
    refusals: { 409: ['reviewTooOld'] },
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
