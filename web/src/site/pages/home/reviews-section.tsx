import type { ReviewSummary } from '@approdo/shared/contract/reviews';
import { Island } from '../../island.tsx';
import { formatRating } from '../../islands/reviews/rating.ts';
import { ReviewsIsland } from '../../islands/reviews/reviews-island.tsx';
import styles from './reviews-section.module.css';
import section from './section.module.css';

/** The rest is asked for by who wants to read it. */
export function ReviewsSection({ reviews: { total, averageRating, newest } }: { readonly reviews: ReviewSummary }) {
  return (
    <section className={section.section} aria-labelledby="recensioni">
      <header className={`${section.intro} ${styles.intro}`}>
        <h2 id="recensioni">Che cosa dicono gli ospiti</h2>
        {total > 0 && (
          <p>
            <strong>{formatRating(averageRating)}</strong> su 5 · {total === 1 ? '1 recensione' : `${total} recensioni`}
          </p>
        )}
      </header>
      <Island name="reviews" wake="near" Component={ReviewsIsland} props={{ reviews: newest, total }} />
    </section>
  );
}
