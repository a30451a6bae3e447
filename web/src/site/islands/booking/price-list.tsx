import type { MonthDay } from '@approdo/shared/domain/local-date';
import { formatWholeEuros } from '@approdo/shared/domain/money';
import type { Rates } from '@approdo/shared/domain/rates';
import { nameMonthOfYear } from '../../../ui/availability-calendar/month.ts';
import styles from './price-list.module.css';

export function PriceList({ rates }: { readonly rates: Rates }) {
  const { seasons, cleaningFee, linenFee } = rates;
  return (
    <section className={styles.prices} aria-labelledby="prezzi">
      <h2 id="prezzi">Prezzi a settimana</h2>
      <ul className={styles.seasons}>
        {seasons.map(({ from, to, weeklyPrice }) => (
          <li key={from}>
            <span>{nameSeason(from, to)}</span>
            <span className={styles.price}>{formatWholeEuros(weeklyPrice)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.extras}>
        Si aggiungono {formatWholeEuros(cleaningFee)} per la pulizia finale e, a scelta, {formatWholeEuros(linenFee)}{' '}
        per biancheria e asciugamani. I soggiorni più brevi di una settimana vanno concordati con gli amministratori.
      </p>
    </section>
  );
}

/** `1–15 giugno`, or with both months where they differ. */
function nameSeason(from: MonthDay, to: MonthDay): string {
  if (from.slice(0, 2) === to.slice(0, 2)) return `${dayOf(from)}–${nameDayOfYear(to)}`;
  return `${nameDayOfYear(from)} – ${nameDayOfYear(to)}`;
}

function nameDayOfYear(day: MonthDay): string {
  return `${dayOf(day)} ${nameMonthOfYear(Number(day.slice(0, 2)))}`;
}

function dayOf(day: MonthDay): number {
  return Number(day.slice(3));
}
