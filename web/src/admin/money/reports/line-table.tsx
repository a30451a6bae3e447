import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { IncomeByLine } from '@approdo/shared/domain/money/income-by-line';
import { PRICE_LINE_KINDS } from '@approdo/shared/domain/prices/price';
import { EXTRAS } from '../../prices/rates/index.ts';
import { PRICE_KINDS } from '../payments/index.ts';

/** Undefined in a report without details. */
export type ByLine = { readonly [Part in keyof IncomeByLine]?: IncomeByLine[Part] | undefined };

/** The totals by kind of price line for the stays that begin in the year, with each extra below. */
export function LineTable({ lines, extras = [], className }: ByLine & { readonly className?: string | undefined }) {
  if (!lines) return null;
  return (
    <section aria-label={EXTRAS.byLine} style={{ overflowX: 'auto' }}>
      <table className={className}>
        <caption>{EXTRAS.byLine}</caption>
        <thead>
          <tr>
            <th scope="col">{EXTRAS.line}</th>
            <th scope="col">{EXTRAS.quantity}</th>
            <th scope="col">{EXTRAS.amount}</th>
          </tr>
        </thead>
        <tbody>
          {PRICE_LINE_KINDS.map((kind) => (
            <Line key={kind} name={PRICE_KINDS[kind]} quantity="" amount={lines[kind]} />
          ))}
          {extras.map(({ name, quantity, amount }) => (
            <Line key={name} name={name} quantity={quantity} amount={amount} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type LineProps = { readonly name: string; readonly quantity: number | ''; readonly amount: number };

function Line({ name, quantity, amount }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{quantity}</td>
      <td>{formatEuros(amount)}</td>
    </tr>
  );
}
