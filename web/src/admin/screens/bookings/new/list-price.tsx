import { formatEuros } from '@approdo/shared/domain/money/money';
import { bookOfList, quoteStay } from '@approdo/shared/domain/money/quote';
import type { Stay } from '@approdo/shared/domain/stay/stay';
import { useRates } from '../../../resources/use-property.ts';
import { NEW_BOOKING } from '../../../texts/new-booking.ts';
import styles from './new-booking-screen.module.css';

type Props = {
  /** Undefined until there is one. */
  readonly stay: Stay | undefined;
  readonly linen: boolean;
};

/** What the price list asks for a stay, beside what was agreed on. */
export function ListPrice({ stay, linen }: Props) {
  const { data: rates } = useRates();
  if (!stay || !rates) return <p className={styles.list} />;
  const { byAgreement, total } = quoteStay({ ...stay, linen }, bookOfList(rates), { asOf: stay.startDate });
  return (
    <p className={styles.list} role="status">
      {byAgreement || total === null ? NEW_BOOKING.unpriced : NEW_BOOKING.listPrice(formatEuros(total))}
    </p>
  );
}
