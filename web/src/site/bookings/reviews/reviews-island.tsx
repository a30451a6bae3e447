import type { PublicReview } from '@approdo/shared/contract/bookings/reviews';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useTexts } from '../../texts/use-texts.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewCalls } from './review-client.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews-island.module.css';

export type ReviewsIslandProps = {
  /** The newest reviews, included in the page. */
  readonly reviews: readonly PublicReview[];
  /** Total number of reviews. */
  readonly total: number;
  readonly siteName: string;
};

/** The number of reviews that a phone shows until it is asked for all; the stylesheet has the same. */
const FOLDED = 2;

/** The reviews and the form to write one. */
export function ReviewsIsland({ reviews: newest, total, siteName }: ReviewsIslandProps) {
  const words = useTexts().reviews;
  const [reviews, setReviews] = useState(newest);
  const [isFolded, setFolded] = useState(newest.length > FOLDED);
  const [failure, setFailure] = useState<string>();
  const lacksSome = reviews.length < total;

  async function showAll(): Promise<void> {
    try {
      if (lacksSome) setReviews(await reviewCalls.listApproved());
      setFolded(false);
      setFailure(undefined);
    } catch {
      setFailure(words.loadFailed);
    }
  }

  return (
    <div className={styles.reviews}>
      {reviews.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list} {...(isFolded && { 'data-folded': '' })}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} siteName={siteName} />
          </li>
        ))}
      </ul>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className={styles.ways}>
        {(lacksSome || isFolded) && (
          <div {...(!lacksSome && { className: styles.unfold })}>
            <button type="button" className={buttons.quiet} onClick={showAll}>
              {words.showAll(total)}
            </button>
          </div>
        )}
        <ReviewForm />
      </div>
    </div>
  );
}
