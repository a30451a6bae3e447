import { PRICE_YEAR } from '../texts/prices.ts';
import frame from '../year-frame.module.css';
import type { PricedYear } from './price-days.ts';
import styles from './price-year.module.css';

/** What colours, dots and hatches of the days mean, of those that the year has. */
export function PriceLegend({ priced: { depths, hasExceptions, hasHoles } }: { readonly priced: PricedYear }) {
  return (
    <ul className={frame.legend} aria-label={PRICE_YEAR.legend}>
      {depths.map(({ depth, said }) => (
        <li key={depth}>
          <span className={`${frame.swatch} ${styles.swatch}`} data-depth={depth} />
          {said}
        </li>
      ))}
      {hasExceptions && (
        <li>
          <span className={`${frame.swatch} ${styles.swatch}`} data-exception="" />
          {PRICE_YEAR.exceptions}
        </li>
      )}
      {hasHoles && (
        <li>
          <span className={`${frame.swatch} ${styles.swatch}`} data-hole="" />
          {PRICE_YEAR.noPrice}
        </li>
      )}
    </ul>
  );
}
