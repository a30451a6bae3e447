import { type Review, reviews } from '@approdo/shared/contract/bookings/reviews';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { CardScreen } from '../../kit/frame/card-screen.tsx';
import type { Order } from '../../kit/table/arrange-rows.ts';
import { useChoice } from '../../kit/table/use-choice.ts';
import { useRead } from '../../session/use-read.ts';
import { AnswerWindow } from './answer-window.tsx';
import { CollectWindow } from './collect-window.tsx';
import { ReviewCard } from './review-card.tsx';
import { COLLECT, REVIEW_FILTER, REVIEW_ORDERS, REVIEW_SOURCE, REVIEWS } from './texts.ts';
import { useRemoveAnswer, useReviewActions } from './use-reviews.ts';

const ORDERS: readonly Order<Review>[] = [
  { key: 'data', label: REVIEW_ORDERS.created, by: ({ createdAt }) => createdAt },
  { key: 'voto', label: REVIEW_ORDERS.rating, by: ({ rating }) => rating },
  { key: 'autore', label: REVIEW_ORDERS.author, by: ({ author }) => author.name },
];

/** A source in the address: this site, or a portal by its name. */
const sourceOf = (portal: string | undefined) => (portal === undefined ? 'sito' : `su ${portal}`);

export function ReviewsScreen() {
  const query = useRead(reviews.list);
  const actions = useReviewActions();
  const answers = useRemoveAnswer();
  const [answered, setAnswered] = useState<Review>();
  const [isCollecting, setCollecting] = useState(false);
  const portals = [...new Set(query.data?.flatMap(({ collectedOn }) => collectedOn ?? []))].toSorted();
  const [source, chooseSource] = useChoice('da', ['all', sourceOf(undefined), ...portals.map(sourceOf)]);
  return (
    <CardScreen
      query={query}
      texts={REVIEWS}
      name="recensioni"
      action={<Button onClick={() => setCollecting(true)}>{COLLECT.open}</Button>}
      textOf={({ author, comment, answer, collectedOn }) =>
        [author.name, comment, answer?.text, collectedOn].filter(Boolean).join(' ')
      }
      orders={ORDERS}
      filter={{ label: REVIEWS.status, choices: REVIEW_FILTER, isOf: ({ status }, state) => status === state }}
      further={
        portals.length === 0
          ? undefined
          : {
              control: (
                <NativeSelect
                  aria-label={REVIEW_SOURCE.label}
                  value={source}
                  data={[
                    { value: 'all', label: REVIEW_SOURCE.label },
                    { value: sourceOf(undefined), label: REVIEW_SOURCE.site },
                    ...portals.map((portal) => ({ value: sourceOf(portal), label: portal })),
                  ]}
                  onChange={({ currentTarget }) => chooseSource(currentTarget.value)}
                />
              ),
              isOf: ({ collectedOn }) => source === 'all' || sourceOf(collectedOn) === source,
            }
      }
      card={(review, id) => (
        <ReviewCard review={review} id={id} actions={actions} answers={answers} onAnswer={() => setAnswered(review)} />
      )}
      below={
        <>
          {answered && <AnswerWindow review={answered} onClose={() => setAnswered(undefined)} />}
          {isCollecting && <CollectWindow onClose={() => setCollecting(false)} />}
        </>
      }
    />
  );
}
