import type { PublicReview } from '@approdo/shared/contract/bookings/reviews';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { BadgeCheck } from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './review-card.module.css';
import { Stars } from './stars.tsx';

export function ReviewCard({
  review: { rating, comment, createdAt, author, verifiedStay, language: written },
}: {
  readonly review: PublicReview;
}) {
  const { language, reviews } = useTexts();
  return (
    <figure className={styles.review}>
      <Stars rating={rating} />
      <blockquote lang={written === language ? undefined : written}>{comment}</blockquote>
      <figcaption>
        <Avatar person={author} size={44} />
        <span>
          <strong>{author.name}</strong>
          <time dateTime={createdAt}>{formatInstantDate(createdAt, language)}</time>
          {verifiedStay && (
            <span className={styles.verified}>
              <BadgeCheck aria-hidden="true" size={16} strokeWidth={1.75} />
              {reviews.verifiedStay}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
