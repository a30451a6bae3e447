import type { Review } from '@approdo/shared/contract/reviews';
import { SegmentedControl } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useReviewActions, useReviews } from '../../resources/use-reviews.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import type { Order } from '../../table/arrange-rows.ts';
import { CardList } from '../../table/card-list.tsx';
import { useChoice } from '../../table/use-choice.ts';
import { REVIEW_FILTER, REVIEW_ORDERS, REVIEWS } from '../../texts/reviews.ts';
import { ReviewCard } from './review-card.tsx';

const ORDERS: readonly Order<Review>[] = [
  { key: 'data', label: REVIEW_ORDERS.created, by: ({ createdAt }) => createdAt },
  { key: 'voto', label: REVIEW_ORDERS.rating, by: ({ rating }) => rating },
  { key: 'autore', label: REVIEW_ORDERS.author, by: ({ author }) => author.name },
];

export function ReviewsScreen() {
  const query = useReviews();
  return (
    <ScreenFrame>
      <QueryFaces
        query={query}
        failure={REVIEWS.loadFailed}
        empty={{ when: (reviews) => reviews.length === 0, text: REVIEWS.empty }}
      >
        {(reviews) => <ReviewList reviews={reviews} />}
      </QueryFaces>
    </ScreenFrame>
  );
}

function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  const actions = useReviewActions();
  const [status, chooseStatus] = useChoice('stato', ['all', 'PENDING', 'APPROVED']);
  return (
    <CardList
      label={REVIEWS.list}
      name="recensioni"
      rows={reviews.filter((review) => status === 'all' || review.status === status)}
      keyOf={({ id }) => id}
      textOf={({ author, comment }) => `${author.name} ${comment}`}
      orders={ORDERS}
      filters={
        <SegmentedControl
          aria-label={REVIEWS.status}
          value={status}
          onChange={chooseStatus}
          data={Object.entries(REVIEW_FILTER).map(([value, label]) => ({ value, label }))}
        />
      }
    >
      {(review, id) => <ReviewCard review={review} id={id} actions={actions} />}
    </CardList>
  );
}
