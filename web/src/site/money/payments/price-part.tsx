import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import styles from '../../bookings/own/stay-parts.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';

type Props = {
  readonly price: NonNullable<BookingMoney['price']>;
  /** Whether the stay is still to come: for a past one no price will be agreed on. */
  readonly isAhead: boolean;
};

/** What the stay costs, line by line. */
export function PricePart({ price, isAhead }: Props) {
  const { language, stay } = useFurtherTexts();
  const words = stay.price;
  if (!hasPrice(price, isAhead)) return null;
  return (
    <section className={styles.part} aria-labelledby="stay-price">
      <h3 id="stay-price">{words.title}</h3>
      <dl className={styles.sums}>
        {price.lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{sayEuros(amount, language)}</dd>
          </div>
        ))}
        {price.total !== null && (
          <div className={styles.total}>
            <dt>{words.total}</dt>
            <dd>{sayEuros(price.total, language)}</dd>
          </div>
        )}
      </dl>
      {isAhead && price.byAgreement && <p>{words.byAgreement}</p>}
      {isAhead && price.isStale && <p>{words.stale}</p>}
    </section>
  );
}

/** Whether there is anything to say of the price. */
export function hasPrice({ lines }: Props['price'], isAhead: boolean): boolean {
  return isAhead || lines.length > 0;
}
