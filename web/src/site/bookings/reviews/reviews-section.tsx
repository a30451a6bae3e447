import type { ReviewSummary } from '@approdo/shared/contract/bookings/reviews';
import { formatTenths } from '@approdo/shared/domain/base/language/numerals';
import section from '../../layout/section.module.css';
import { Island } from '../../page/island.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { ReviewsIsland } from './reviews-island.tsx';
import styles from './reviews-section.module.css';

export const REVIEWS_ID = 'recensioni';

type Props = { readonly reviews: ReviewSummary; readonly siteName: string };

/** The newest reviews; the rest load on demand. */
export function ReviewsSection({ reviews: { total, averageRating, newest }, siteName }: Props) {
  const { language, home } = usePageTexts();
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
      <Island name="reviews" wake="near" Component={ReviewsIsland} props={{ reviews: newest, total, siteName }} />
    </section>
  );
}
