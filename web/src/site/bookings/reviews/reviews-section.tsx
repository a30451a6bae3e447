import type { ReviewSummary } from '@approdo/shared/contract/bookings/reviews';
import { formatTenths } from '@approdo/shared/domain/base/language/numerals';
import { Folded } from '../../layout/folded.tsx';
import section from '../../layout/section.module.css';
import { Island } from '../../page/island.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { ReviewsIsland } from './reviews-island.tsx';
import styles from './reviews-section.module.css';

export const REVIEWS_ID = 'recensioni';

type Props = { readonly reviews: ReviewSummary; readonly siteName: string };

/** The newest reviews, and how all are checked; the rest load on demand. The mean is of those written here. */
export function ReviewsSection({ reviews, siteName }: Props) {
  const { total, averageRating, collected = 0, newest } = reviews;
  const all = total + collected;
  const { language, home } = usePageTexts();
  const checks = home.reviewChecks;
  return (
    <section className={section.section} aria-labelledby={REVIEWS_ID}>
      <header className={`${section.intro} ${styles.intro}`}>
        <h2 id={REVIEWS_ID}>{home.reviews}</h2>
        {total > 0 && (
          <p>
            {home.rating.before}
            <strong>{formatTenths(averageRating, language)}</strong>
            {home.rating.after} · {home.reviewCount(total)}
          </p>
        )}
      </header>
      <Island name="reviews" wake="near" Component={ReviewsIsland} props={{ reviews: newest, total: all, siteName }} />
      {all > 0 && (
        <Folded summary={checks.title}>
          <p>{[checks.own, collected > 0 && checks.collected, checks.all].filter(Boolean).join(' ')}</p>
        </Folded>
      )}
    </section>
  );
}
