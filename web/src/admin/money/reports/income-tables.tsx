import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { IncomeReport } from '@approdo/shared/domain/money/income';
import type { IncomeByLine } from '@approdo/shared/domain/money/income-by-line';
import { PRICE_LINE_KINDS } from '@approdo/shared/domain/prices/price';
import { sayMonth } from '../../kit/format/month.ts';
import { EXTRAS } from '../../prices/rates/index.ts';
import { PRICE_KINDS } from '../payments/index.ts';
import { FigureTable } from './figure-table.tsx';
import { sumYear, type YearSums } from './sum-year.ts';
import { INCOME } from './texts.ts';

/** Undefined in a report without details. */
type ByLine = { readonly [Part in keyof IncomeByLine]?: IncomeByLine[Part] | undefined };

type Props = { readonly report: IncomeReport & ByLine; readonly isOnPaper?: boolean };

/** The income by month, by portal and by kind of price line, of the stays that there are. */
export function IncomeTables({ report, isOnPaper }: Props) {
  const { months, portals, lines, extras = [] } = report;
  return (
    <>
      <FigureTable
        title={INCOME.months}
        isOnPaper={isOnPaper}
        head={[INCOME.month, INCOME.received, INCOME.refunded, INCOME.nights, INCOME.earned]}
        rows={months.map((month) => [sayMonth(month.month), ...figuresOf(month)])}
        foot={[INCOME.total, ...figuresOf(sumYear(report))]}
      />
      {portals && (
        <FigureTable
          title={INCOME.byPortal}
          hasCaption
          isOnPaper={isOnPaper}
          head={[INCOME.portal, INCOME.nights, INCOME.earned, INCOME.commission]}
          rows={portals.map(({ name, nights, earned, commission }) => [
            name,
            nights,
            formatEuros(earned),
            formatEuros(commission),
          ])}
        />
      )}
      {lines && (
        <FigureTable
          title={EXTRAS.byLine}
          hasCaption
          isOnPaper={isOnPaper}
          head={[EXTRAS.line, EXTRAS.quantity, EXTRAS.amount]}
          rows={[
            ...PRICE_LINE_KINDS.map((kind) => [PRICE_KINDS[kind], '', formatEuros(lines[kind])]),
            ...extras.map(({ name, quantity, amount }) => [name, quantity, formatEuros(amount)]),
          ]}
        />
      )}
    </>
  );
}

function figuresOf({ received, refunded, nights, earned }: YearSums): readonly (string | number)[] {
  return [formatEuros(received), formatEuros(refunded), nights, formatEuros(earned)];
}
