import type { Review } from '@approdo/shared/contract/bookings/reviews';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { Star } from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../kit/badge/badge.tsx';
import type { RowActions } from '../../kit/feedback/use-row-actions.ts';
import kit from '../../kit/styles/kit.module.css';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import styles from './review-card.module.css';
import { ANSWER, REVIEW_ACTIONS, REVIEW_STATUS, REVIEWS, sayRating } from './texts.ts';

const SCALE = [1, 2, 3, 4, 5];

type Props = {
  readonly review: Review;
  readonly id: string;
  readonly actions: RowActions<Review>;
  /** How its answer is deleted. */
  readonly answers: Pick<RowActions<Review>, 'isBusy' | 'remove'>;
  readonly onAnswer: () => void;
};

export function ReviewCard({ review, id, ...buttons }: Props) {
  const { author, rating, comment, createdAt, verifiedStay, collectedOn, isOld, answer, status } = review;
  return (
    <>
      <div className={kit.cardHead}>
        <Avatar person={author} size={44} />
        <div>
          <strong className={styles.author} id={id} tabIndex={-1}>
            {author.name}
          </strong>
          <span className={`${kit.muted} ${styles.date}`}>
            {[formatInstantDate(createdAt), collectedOn].filter(Boolean).join(' · ')}
          </span>
          {collectedOn && <Badge tone="resting">{REVIEWS.collected}</Badge>}
          {verifiedStay && <Badge tone="booked">{REVIEWS.verifiedStay}</Badge>}
        </div>
        <Badge tone={status === 'PENDING' ? 'waiting' : 'done'}>{REVIEW_STATUS[status]}</Badge>
      </div>
      <Stars rating={rating} />
      <p className={kit.words}>{comment}</p>
      {isOld && <p className={kit.muted}>{REVIEWS.tooOld}</p>}
      {answer && (
        <div className={kit.answer}>
          <span className={kit.muted}>{ANSWER.given(formatInstantDate(answer.createdAt))}</span>
          <p className={kit.words}>{answer.text}</p>
        </div>
      )}
      <ReviewButtons review={review} id={id} {...buttons} />
    </>
  );
}

function ReviewButtons({ review, id, actions, answers, onAnswer }: Props) {
  const { answer, isOld, status } = review;
  const button = { describedBy: id, isBusy: actions.isBusy(review) || answers.isBusy(review) };
  return (
    <RowButtons>
      {status === 'PENDING' && !isOld && (
        <RowButton {...button} variant="filled" onClick={() => actions.change(review)}>
          {REVIEW_ACTIONS.approve}
        </RowButton>
      )}
      {status === 'APPROVED' && (
        <>
          <RowButton {...button} onClick={onAnswer}>
            {answer ? ANSWER.change : ANSWER.give}
          </RowButton>
          <RowButton {...button} onClick={() => actions.change(review)}>
            {REVIEW_ACTIONS.restore}
          </RowButton>
        </>
      )}
      {answer && (
        <RowButton {...button} variant="outline" color="red" onClick={() => void answers.remove(review)}>
          {ANSWER.remove}
        </RowButton>
      )}
      <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(review)}>
        {REVIEW_ACTIONS.remove}
      </RowButton>
    </RowButtons>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={sayRating(rating)}>
      {SCALE.map((star) => (
        <Star key={star} size={18} data-lit={star <= rating} aria-hidden />
      ))}
    </span>
  );
}
