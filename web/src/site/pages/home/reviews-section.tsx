import type { PublicReview } from '@approdo/shared/contract/reviews';
import { Island } from '../../island.tsx';
import { averageRating, formatRating } from '../../islands/reviews/rating.ts';
import { ReviewsIsland } from '../../islands/reviews/reviews-island.tsx';
import styles from './reviews-section.module.css';

/** The rest is asked for by who wants to read it. */
const COME_WITH_THE_PAGE = 6;

export function ReviewsSection({ reviews }: { readonly reviews: readonly PublicReview[] }) {
  return (
    <section className={styles.section} aria-labelledby="recensioni">
      <header className={styles.intro}>
        <h2 id="recensioni">Che cosa dicono gli ospiti</h2>
        {reviews.length > 0 && (
          <p>
            <strong>{formatRating(averageRating(reviews))}</strong> su 5 ·{' '}
            {reviews.length === 1 ? '1 recensione' : `${reviews.length} recensioni`}
          </p>
        )}
      </header>
      <Island
        name="reviews"
        wake="near"
        Component={ReviewsIsland}
        props={{ reviews: reviews.slice(0, COME_WITH_THE_PAGE), total: reviews.length }}
      />
    </section>
  );
}
