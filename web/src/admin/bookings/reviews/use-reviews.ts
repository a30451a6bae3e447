import { type Review, reviews } from '@approdo/shared/contract/bookings/reviews';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRemoval, useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { ANSWER, COLLECT, REMOVE_ANSWER, REMOVE_REVIEW, REVIEW_ACTIONS } from './texts.ts';

/** The actions on a review: approve, revoke, delete. */
export function useReviewActions() {
  return useRowActions<Review>({
    change: {
      run: ({ id, status, version }, call) =>
        call(reviews.decide, {
          params: { id },
          body: { status: status === 'PENDING' ? 'APPROVED' : 'PENDING' },
          version,
        }),
      success: ({ status }) => (status === 'PENDING' ? REVIEW_ACTIONS.approved : REVIEW_ACTIONS.restored),
      describe: (fault, { status }) =>
        describeFailure(fault, status === 'PENDING' ? REVIEW_ACTIONS.approveFailed : REVIEW_ACTIONS.restoreFailed),
    },
    remove: {
      run: ({ id }, call) => call(reviews.remove, { params: { id } }),
      question: ({ author }) => ({
        title: REMOVE_REVIEW.title,
        text: REMOVE_REVIEW.text(author.name),
        action: REVIEW_ACTIONS.remove,
      }),
      success: () => REVIEW_ACTIONS.removed,
      describe: (fault) => describeFailure(fault, REVIEW_ACTIONS.removeFailed),
    },
  });
}

/** Adds a review copied from a portal. */
export function useCollectReview() {
  return useWrite(reviews.collect, { success: () => COLLECT.saved });
}

/** Gives the answer to a review, or changes it. */
export function useSaveAnswer(id: string) {
  const save = useWrite(reviews.answer, { success: () => ANSWER.saved });
  return (text: string, version: string | undefined) => save.mutateAsync({ params: { id }, body: { text }, version });
}

/** Deletes the answer to a review, after asking for confirmation. */
export function useRemoveAnswer() {
  return useRemoval<Review>({
    run: ({ id }, call) => call(reviews.removeAnswer, { params: { id } }),
    question: ({ author }) => ({
      title: REMOVE_ANSWER.title,
      text: REMOVE_ANSWER.text(author.name),
      action: ANSWER.remove,
    }),
    success: () => ANSWER.removed,
    describe: (fault) => describeFailure(fault, ANSWER.removeFailed),
  });
}
