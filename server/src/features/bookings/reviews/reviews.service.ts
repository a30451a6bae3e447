import type {
  NewCollectedReview,
  newReview,
  PublicReview,
  Review,
  ReviewSummary,
  reviewAnswerSent,
} from '@approdo/shared/contract/bookings/reviews';
import { type LocalDate, startOfDayInRome } from '@approdo/shared/domain/base/date/local-date';
import { firstPublicDay } from '@approdo/shared/domain/bookings/collected-review';
import { showsSection } from '@approdo/shared/domain/content/look/look';
import { say } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { DEFAULT_LOCALE, type LocaleContext } from '../../../http/locale-context.ts';
import { conflict, invalidFields, notFound, requireFound } from '../../../http/problems.ts';
import type { Limits } from '../../base/limits/index.ts';
import { readPublished } from '../../content/look/index.ts';
import type { DataPart, GuestStay } from '../../stays/stays/index.ts';
import { admitCollected } from './admit-collected.ts';
import {
  deleteReview,
  findApprovedReviewOf,
  findReview,
  findReviewOfStay,
  findReviewSince,
  findStayToReview,
  insertReview,
  listPendingReviews,
  listPublicReviews,
  listReviews,
  listReviewsOf,
  listSearchableReviews,
  ratePublicReviews,
  type StoredReview,
  setReviewAnswer,
  setReviewStatus,
} from './reviews.repository.ts';

type ReviewsNeeds = { readonly database: Database; readonly clock: Clock; readonly limits: Limits };

const MISSING = say('reviewUnknown');

/** Reviews in the summary; the rest are loaded on demand. */
const NEWEST = 6;

export type Reviews = ReturnType<typeof createReviews>;

/** Guests' reviews of the property; everyone may read the approved ones. */
export function createReviews({ database, clock, limits }: ReviewsNeeds) {
  return {
    async list(locale: LocaleContext): Promise<Review[]> {
      const today = clock.today();
      return (await listReviews(database)).map((review) => viewReview(review, locale, today));
    },

    /** Stores the site language and the reviewed stay: the caller's oldest without a review. */
    async write(caller: Caller, input: z.output<typeof newReview>, locale: LocaleContext): Promise<Review> {
      return await transact(database, async (trx) => {
        await limits.spendIn(trx, 'reviewByUser', caller.userId);
        const id = makeId();
        const stay = await findStayToReview(trx, caller.userId, clock.today());
        await insertReview(trx, {
          id,
          user_id: caller.userId,
          rating: input.rating,
          comment: input.comment,
          status: 'PENDING',
          language: locale.language,
          created_at: clock.now().toISOString(),
          booking_id: stay?.id ?? null,
        });
        return viewReview(requireFound(await findReview(trx, id), MISSING), locale, clock.today());
      });
    },

    /** Stores a review copied from a portal; throws 400 for a day to come, 409 if it is there already. */
    async collect(input: NewCollectedReview, locale: LocaleContext): Promise<Review> {
      return await transact(database, async (trx) => {
        const today = clock.today();
        const admission = await admitCollected(trx, input, today);
        if (admission.state === 'FAULT') throw invalidFields(admission.faults);
        if (admission.state === 'ALREADY') throw conflict(say('reviewKnown'));
        return viewReview(requireFound(await findReview(trx, admission.id), MISSING), locale, today);
      });
    },

    /** Throws 409 where a collected review is too old to be approved. */
    async decide(
      id: string,
      status: Review['status'],
      { precondition, ...locale }: LocaleContext & { readonly precondition: Precondition },
    ): Promise<Review> {
      return await transact(database, async (trx) => {
        const review = requireFound(await findReview(trx, id), MISSING);
        const today = clock.today();
        precondition(viewReview(review, DEFAULT_LOCALE, today));
        if (status === 'APPROVED' && isOld(review, today)) throw conflict(say('reviewTooOld'));
        await setReviewStatus(trx, id, status);
        return viewReview({ ...review, status }, locale, today);
      });
    },

    async remove(id: string): Promise<void> {
      if (!(await transact(database, (trx) => deleteReview(trx, id)))) throw notFound(MISSING);
    },

    ...createPublicLists({ database, clock }),
    ...createAnswers({ database, clock }),
  };
}

/** What visitors read: the approved reviews, but collected ones that are too old. */
function createPublicLists({ database, clock }: Pick<ReviewsNeeds, 'database' | 'clock'>) {
  return {
    async listApproved(locale: LocaleContext): Promise<PublicReview[]> {
      const reviews = await listPublicReviews(database, firstPublicDay(clock.today()));
      return reviews.map((review) => viewPublicly(review, locale));
    },

    async summarize(locale: LocaleContext): Promise<ReviewSummary> {
      const since = firstPublicDay(clock.today());
      const { total, mean, collected } = await ratePublicReviews(database, since);
      const newest = await listPublicReviews(database, since, NEWEST);
      return {
        total,
        averageRating: Math.round(mean * 10) / 10,
        ...(collected > 0 && { collected }),
        newest: newest.map((review) => viewPublicly(review, locale)),
      };
    },
  };
}

/** The owner's answers to reviews. */
function createAnswers({ database, clock }: Pick<ReviewsNeeds, 'database' | 'clock'>) {
  return {
    /** Gives the answer, or changes its text; throws 409 unless the review is approved. */
    async answer(
      id: string,
      { text }: z.output<typeof reviewAnswerSent>,
      { precondition, ...locale }: LocaleContext & { readonly precondition: Precondition },
    ): Promise<Review> {
      return await transact(database, async (trx) => {
        const review = requireFound(await findReview(trx, id), MISSING);
        const today = clock.today();
        precondition(viewReview(review, DEFAULT_LOCALE, today));
        if (review.status !== 'APPROVED') throw conflict(say('reviewNotApproved'));
        const createdAt = review.answer?.createdAt ?? clock.now().toISOString();
        await setReviewAnswer(trx, id, { text, createdAt });
        return viewReview(requireFound(await findReview(trx, id), MISSING), locale, today);
      });
    },

    async removeAnswer(id: string): Promise<void> {
      await transact(database, async (trx) => {
        const { answer } = requireFound(await findReview(trx, id), MISSING);
        requireFound(answer, say('reviewAnswerUnknown'));
        await setReviewAnswer(trx, id, undefined);
      });
    },
  };
}

/** Whether the account has an approved review. */
export async function hasApprovedReview(reader: Reader, userId: string): Promise<boolean> {
  return (await findApprovedReviewOf(reader, userId)) !== undefined;
}

/** Whether this stay has a review, approved or not. */
export async function isStayReviewed(reader: Reader, bookingId: string): Promise<boolean> {
  return (await findReviewOfStay(reader, bookingId)) !== undefined;
}

/**
 * Whether a stay is over and its guest has neither reviewed it nor written any review since: the one that she writes may
 * count for an older stay. Never where the owner's look hides reviews.
 */
export async function awaitsReview(reader: Reader, stay: GuestStay, today: LocalDate): Promise<boolean> {
  const { id, userId, status, endDate } = stay;
  if (status !== 'CONFIRMED' || userId === null || endDate > today) return false;
  const since = startOfDayInRome(endDate).toISOString();
  if ((await findReviewSince(reader, { bookingId: id, userId, since })) !== undefined) return false;
  const { sections } = await readPublished(reader);
  return showsSection(sections, 'REVIEWS');
}

/** The reviews that await the owner's approval and may have it, oldest first. */
export function readPendingReviews(
  reader: Reader,
  { today, most }: { readonly today: LocalDate; readonly most: number },
) {
  return listPendingReviews(reader, firstPublicDay(today), most);
}

/** Reviews by an account. Erasing the account leaves them without an author. */
export const reviewsData: DataPart = {
  name: 'reviews',
  list: async (reader, { account }) => (account ? await listReviewsOf(reader, account.id) : []),
  erase: async (trx, { account }) => (account ? (await listReviewsOf(trx, account.id)).length : 0),
};

export async function readSearchableReviews(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listSearchableReviews(reader);
  return rows.map(({ id, name, guest_name, comment, created_at }) => {
    const author = name ?? guest_name ?? '';
    return { id, title: author || 'Recensione', detail: comment, texts: [author, comment], at: created_at };
  });
}

function viewPublicly(
  { id, rating, comment, createdAt, author, verifiedStay, collectedOn, url, answer, language }: StoredReview,
  locale: LocaleContext,
): PublicReview {
  const { requested: input } = locale;
  return {
    id,
    rating,
    comment,
    createdAt,
    author: nameAuthor(author, locale),
    ...(verifiedStay && { verifiedStay }),
    ...(collectedOn && { collectedOn }),
    ...(url && { url }),
    ...(answer && { answer }),
    ...(input && language && { language }),
  };
}

function viewReview({ language, ...review }: StoredReview, locale: LocaleContext, today: LocalDate): Review {
  return {
    ...withVersion(review),
    author: nameAuthor(review.author, locale),
    ...(isOld(review, today) && { isOld: true as const }),
    ...(locale.requested && language && { language }),
  };
}

/** Whether a collected review is too old for visitors. */
function isOld({ collectedOn, createdAt }: Pick<StoredReview, 'collectedOn' | 'createdAt'>, today: LocalDate): boolean {
  return collectedOn !== undefined && createdAt < firstPublicDay(today);
}

function nameAuthor({ name, avatar }: StoredReview['author'], { language }: LocaleContext): Review['author'] {
  return { name: name ?? WORDS[language].formerGuest, avatar };
}
