import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { type QuoteWish, useQuote } from '../../prices/rates/index.ts';
import { NEW_BOOKING } from '../bookings/index.ts';
import styles from './new-booking-screen.module.css';

type Props = {
  /** Undefined until there is one. */
  readonly wish: QuoteWish | undefined;
};

/** The current list price of a stay, beside the agreed one. */
export function ListPrice({ wish }: Props) {
  const quote = useQuote(wish);
  if (!quote) return <p className={styles.list} />;
  return (
    <p className={styles.list} role="status">
      {quote.total === null ? NEW_BOOKING.unpriced : NEW_BOOKING.listPrice(formatEuros(quote.total))}
    </p>
  );
}
