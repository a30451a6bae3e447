import type { PublicReview } from '@approdo/shared/contract/bookings/reviews';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { BadgeCheck } from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './review-card.module.css';
import { Stars } from './stars.tsx';

type Props = {
  readonly review: PublicReview;
  /** Who answers. */
  readonly siteName: string;
};

/** A review with the owner's answer, which counts as written in its language. */
export function ReviewCard({ review, siteName }: Props) {
  const { language } = useTexts();
  const foreign = review.language === language ? undefined : review.language;
  return (
    <>
      <Quote review={review} foreign={foreign} />
      {review.answer && <Answer answer={review.answer} siteName={siteName} foreign={foreign} />}
    </>
  );
}

/** The language of what was written, if it is not the page's. */
type Foreign = { readonly foreign: PublicReview['language'] };

function Quote({ review, foreign }: Pick<Props, 'review'> & Foreign) {
  const { rating, comment, createdAt, author, verifiedStay, collectedOn, url } = review;
  const { language, reviews, writtenIn } = useTexts();
  return (
    <figure className={styles.review}>
      <Stars rating={rating} />
      <blockquote lang={foreign}>{comment}</blockquote>
      <figcaption>
        <Avatar person={author} size={44} />
        <span>
          <strong>{author.name}</strong>
          <time dateTime={createdAt}>{formatInstantDate(createdAt, language)}</time>
          {foreign && <span className={styles.language}>{writtenIn[foreign]}</span>}
          {collectedOn && (
            <span className={styles.collected}>
              {url ? (
                <a href={url} target="_blank" rel="nofollow noopener">
                  {reviews.collectedOn(collectedOn)}
                </a>
              ) : (
                reviews.collectedOn(collectedOn)
              )}
            </span>
          )}
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

type AnswerProps = Pick<Props, 'siteName'> & Foreign & { readonly answer: NonNullable<PublicReview['answer']> };

function Answer({ answer: { text, createdAt }, siteName, foreign }: AnswerProps) {
  const { language, reviews } = useTexts();
  return (
    <div className={styles.answer}>
      <p>
        <strong>{reviews.answerOf(siteName)}</strong>
        <time dateTime={createdAt}>{formatInstantDate(createdAt, language)}</time>
      </p>
      <p className={styles.text} lang={foreign}>
        {text}
      </p>
    </div>
  );
}
