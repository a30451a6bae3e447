import { type Review, reviews } from '@approdo/shared/contract/bookings/reviews';
import { useState } from 'react';
import { CardScreen } from '../../kit/frame/card-screen.tsx';
import type { Order } from '../../kit/table/arrange-rows.ts';
import { useRead } from '../../session/use-read.ts';
import { AnswerWindow } from './answer-window.tsx';
import { ReviewCard } from './review-card.tsx';
import { REVIEW_FILTER, REVIEW_ORDERS, REVIEWS } from './texts.ts';
import { useRemoveAnswer, useReviewActions } from './use-reviews.ts';

const ORDERS: readonly Order<Review>[] = [
  { key: 'data', label: REVIEW_ORDERS.created, by: ({ createdAt }) => createdAt },
  { key: 'voto', label: REVIEW_ORDERS.rating, by: ({ rating }) => rating },
  { key: 'autore', label: REVIEW_ORDERS.author, by: ({ author }) => author.name },
];

export function ReviewsScreen() {
  const actions = useReviewActions();
  const answers = useRemoveAnswer();
  const [answered, setAnswered] = useState<Review>();
  return (
    <CardScreen
      query={useRead(reviews.list)}
      texts={REVIEWS}
      name="recensioni"
      textOf={({ author, comment, answer }) => `${author.name} ${comment} ${answer?.text ?? ''}`}
      orders={ORDERS}
      filter={{ label: REVIEWS.status, choices: REVIEW_FILTER, isOf: ({ status }, state) => status === state }}
      card={(review, id) => (
        <ReviewCard review={review} id={id} actions={actions} answers={answers} onAnswer={() => setAnswered(review)} />
      )}
      below={answered && <AnswerWindow review={answered} onClose={() => setAnswered(undefined)} />}
    />
  );
}
