import { type Review, reviews } from '@approdo/shared/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../feedback/confirm.tsx';
import { sayThisFirst } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { REMOVE_REVIEW, REVIEW_ACTIONS } from '../texts/reviews.ts';

const ROWS = { reviews };
const REVIEWS_KEY = ['reviews'];

/** Every review, the newest first. */
export function useReviews() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: REVIEWS_KEY, queryFn: ({ signal }) => client.reviews.list({ signal }) });
}

/** What the buttons of a review do. Deleting asks first. */
export function useReviewActions() {
  const client = useClient(ROWS);
  const confirm = useConfirm();

  const decide = useAction({
    run: ({ review, status }: { readonly review: Review; readonly status: Review['status'] }) =>
      client.reviews.decide({ params: { id: review.id }, body: { status }, version: review.version }),
    reloads: [REVIEWS_KEY],
    success: ({ status }) => (status === 'APPROVED' ? REVIEW_ACTIONS.approved : REVIEW_ACTIONS.restored),
    describe: (fault, { status }) =>
      sayThisFirst(fault, status === 'APPROVED' ? REVIEW_ACTIONS.approveFailed : REVIEW_ACTIONS.restoreFailed),
  });
  const remove = useAction({
    run: ({ review }: { readonly review: Review }) => client.reviews.remove({ params: { id: review.id } }),
    reloads: [REVIEWS_KEY],
    success: () => REVIEW_ACTIONS.removed,
    describe: (fault) => sayThisFirst(fault, REVIEW_ACTIONS.removeFailed),
  });

  return {
    isBusy: ({ id }: Review) => [decide, remove].some((it) => it.isPending && it.variables.review.id === id),
    decide: (review: Review, status: Review['status']) => decide.mutate({ review, status }),
    remove: async (review: Review) => {
      const isSure = await confirm({
        title: REMOVE_REVIEW.title,
        text: REMOVE_REVIEW.text(review.author.name),
        action: REVIEW_ACTIONS.remove,
      });
      if (isSure) remove.mutate({ review });
    },
  };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;
