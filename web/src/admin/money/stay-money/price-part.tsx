import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { Button } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import { MONEY, PRICE, PRICE_FORM } from '../payments/index.ts';
import styles from './money.module.css';
import type { MoneyPartProps } from './money-form.tsx';
import { MoneyPart } from './money-part.tsx';
import { draftOfPrice, draftOfQuote } from './price-draft.ts';
import { useBookingQuote } from './use-money.ts';

/** The price of a stay, and its former prices. */
export function PricePart({ booking, money: { price }, onOpen }: MoneyPartProps) {
  const readQuote = useBookingQuote();
  const isOpen = booking.status !== 'REJECTED';
  const hasTotal = price !== null && price.total !== null;

  async function recalculate(): Promise<void> {
    const quote = await readQuote(booking.id);
    if (quote) onOpen({ kind: 'price', lines: draftOfQuote(quote, price), reason: PRICE_FORM.recalculated });
  }

  return (
    <MoneyPart
      title={PRICE.title}
      buttons={
        isOpen && (
          <Button
            size="xs"
            variant="default"
            onClick={() => onOpen({ kind: 'price', lines: draftOfPrice(price), reason: '' })}
          >
            {hasTotal ? PRICE.edit : PRICE.set}
          </Button>
        )
      }
    >
      {price?.isStale && isOpen && (
        <div className={`${kit.spread} ${styles.stale}`}>
          <span>{PRICE.stale}</span>
          <Button size="xs" variant="default" onClick={() => void recalculate()}>
            {PRICE.recalculate}
          </Button>
        </div>
      )}
      {price === null && <p className={styles.hint}>{PRICE.none}</p>}
      {price?.byAgreement && isOpen && <p className={styles.hint}>{PRICE.byAgreement}</p>}
      {price && <PriceLines lines={price.lines} total={price.total} />}
      {price && price.versions.length > 0 && <Versions versions={price.versions} />}
    </MoneyPart>
  );
}

type Version = NonNullable<BookingMoney['price']>['versions'][number];

/** Latest first. */
function Versions({ versions }: { readonly versions: readonly Version[] }) {
  return (
    <details className={styles.versions}>
      <summary>{PRICE.versions(versions.length)}</summary>
      {versions.toReversed().map(({ lines, total, reason, createdAt }) => (
        <section key={createdAt}>
          <h4>
            {PRICE.version(sayInstantDate(createdAt))}
            {reason && ` · ${reason}`}
          </h4>
          <PriceLines lines={lines} total={total} />
        </section>
      ))}
    </details>
  );
}

type Price = NonNullable<BookingMoney['price']>;

/** The price of a stay, line by line. */
function PriceLines({ lines, total }: Pick<Price, 'lines' | 'total'>) {
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
      <li className={kit.strong}>
        <span>{total === null ? MONEY.byAgreement : PRICE.total}</span>
        {total !== null && <span className={styles.amount}>{formatEuros(total)}</span>}
      </li>
    </ul>
  );
}
