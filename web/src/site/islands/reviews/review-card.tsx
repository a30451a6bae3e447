import type { PublicReview } from '@approdo/shared/contract/reviews';
import { formatInstantDate } from '@approdo/shared/domain/local-date';
import { Avatar } from '../../../ui/avatar.tsx';
import styles from './review-card.module.css';
import { Stars } from './stars.tsx';

export function ReviewCard({ review: { rating, comment, createdAt, author } }: { readonly review: PublicReview }) {
  return (
    <figure className={styles.review}>
      <Stars rating={rating} />
      <blockquote>{comment}</blockquote>
      <figcaption>
        <Avatar person={author} size={44} />
        <span>
          <strong>{author.name}</strong>
          <time dateTime={createdAt}>{formatInstantDate(createdAt)}</time>
        </span>
      </figcaption>
    </figure>
  );
}
