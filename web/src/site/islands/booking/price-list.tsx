import { nameDaysOfYear } from '@approdo/shared/domain/date/name-days';
import { formatWholeEuros } from '@approdo/shared/domain/money/money';
import type { Rates } from '@approdo/shared/domain/stay/rates';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './price-list.module.css';

export function PriceList({ rates }: { readonly rates: Rates }) {
  const { seasons, cleaningFee, linenFee } = rates;
  const { language, booking } = useTexts();
  const { title, extras } = booking.prices;
  return (
    <section className={styles.prices} aria-labelledby="prezzi">
      <h2 id="prezzi">{title}</h2>
      <ul className={styles.seasons}>
        {seasons.map(({ from, to, weeklyPrice }) => (
          <li key={from}>
            <span>{nameDaysOfYear(from, to, language)}</span>
            <span className={styles.price}>{formatWholeEuros(weeklyPrice, language)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.extras}>
        {extras(formatWholeEuros(cleaningFee, language), formatWholeEuros(linenFee, language))}
      </p>
    </section>
  );
}
