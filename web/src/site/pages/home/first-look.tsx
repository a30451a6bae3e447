import type { ReviewSummary } from '@approdo/shared/contract/bookings/reviews';
import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { formatTenths } from '@approdo/shared/domain/base/language/numerals';
import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import { Fragment } from 'react';
import buttons from '../../../ui/button.module.css';
import { REVIEWS_ID } from '../../bookings/reviews/reviews-section.tsx';
import { type PageTexts, usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './first-look.module.css';

/** Fewer are no mean that says anything. */
const MIN_REVIEWS = 3;

type HeroFactsProps = {
  readonly property: Pick<PropertyAnswer, 'maxGuests' | 'bedrooms' | 'bathrooms' | 'town'>;
  readonly reviews: Pick<ReviewSummary, 'total' | 'averageRating'>;
};

/** `8 ospiti · 4 camere · 2 bagni`, the town if there is one, and a link to the reviews if they are enough. */
export function HeroFacts({ property, reviews: { total, averageRating } }: HeroFactsProps) {
  const { language, firstLook, home } = usePageTexts();
  const { maxGuests, bedrooms, bathrooms, town } = property;
  const facts = [firstLook.guests(maxGuests), firstLook.bedrooms(bedrooms), firstLook.bathrooms(bathrooms), town];
  const rating = `★ ${formatTenths(averageRating, language)} · ${home.reviewCount(total)}`;
  return (
    <p className={styles.facts}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span>{fact}</span>
          </Fragment>
        ))}
      {total >= MIN_REVIEWS && (
        <>
          {' · '}
          <a href={`#${REVIEWS_ID}`}>{rating}</a>
        </>
      )}
    </p>
  );
}

/** The lowest public price, `da 200 € a settimana`; undefined where only the lists are displayed. */
export function sayFrom({ from }: Pick<PublicPrices, 'from'>, { language, firstLook }: PageTexts): string | undefined {
  return from ? firstLook.from[from.per](formatWholeEuros(from.amount, language)) : undefined;
}

/**
 * The end of the page on a phone. While no part with `data-bar` is seen and no field has the focus, it is at the foot of
 * the screen; without script it stays where it is.
 */
export function FootBar({ price }: { readonly price: string | undefined }) {
  const { language, firstLook } = usePageTexts();
  return (
    <div className={styles.bar} data-foot-bar>
      {price && <span>{price}</span>}
      <a className={buttons.button} href={addressIn(language, '/booking')}>
        {firstLook.book}
      </a>
    </div>
  );
}
