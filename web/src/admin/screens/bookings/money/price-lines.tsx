import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { formatEuros } from '@approdo/shared/domain/money/money';
import { MONEY, PRICE } from '../../../texts/money.ts';
import styles from './money-window.module.css';

type Price = NonNullable<BookingMoney['price']>;

/** What a stay costs, line by line. */
export function PriceLines({ lines, total }: Pick<Price, 'lines' | 'total'>) {
  return (
    <ul className={styles.list}>
      {lines.map(({ kind, label, amount }) => (
        <li key={`${kind} ${label} ${amount}`}>
          <span>{label}</span>
          <span className={styles.amount} data-out={amount < 0 || undefined}>
            {formatEuros(amount)}
          </span>
        </li>
      ))}
      <li className={styles.total}>
        <span>{total === null ? MONEY.byAgreement : PRICE.total}</span>
        {total !== null && <span className={styles.amount}>{formatEuros(total)}</span>}
      </li>
    </ul>
  );
}
