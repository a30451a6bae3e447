import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { IncomeReport, MonthIncome } from '@approdo/shared/domain/money/income';
import { sayMonth } from '../../kit/format/month.ts';
import { sumYear, type YearSums } from './sum-year.ts';
import { INCOME } from './texts.ts';

type Props = { readonly report: IncomeReport; readonly className?: string | undefined };

/** One row per month, and the year below. */
export function IncomeTable({ report, className }: Props) {
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">{INCOME.month}</th>
          <th scope="col">{INCOME.received}</th>
          <th scope="col">{INCOME.refunded}</th>
          <th scope="col">{INCOME.nights}</th>
          <th scope="col">{INCOME.earned}</th>
        </tr>
      </thead>
      <tbody>
        {report.months.map((month: MonthIncome) => (
          <tr key={month.month}>
            <th scope="row">{sayMonth(month.month)}</th>
            <Figures sums={month} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{INCOME.total}</th>
          <Figures sums={sumYear(report)} />
        </tr>
      </tfoot>
    </table>
  );
}

function Figures({ sums: { received, refunded, nights, earned } }: { readonly sums: YearSums }) {
  return (
    <>
      <td>{formatEuros(received)}</td>
      <td>{formatEuros(refunded)}</td>
      <td>{nights}</td>
      <td>{formatEuros(earned)}</td>
    </>
  );
}

/** The nights, price and commission of the stays brought from each portal; nothing where there are none. */
export function PortalTable({ portals, className }: Pick<IncomeReport, 'portals'> & Pick<Props, 'className'>) {
  if (!portals) return null;
  return (
    <section aria-label={INCOME.byPortal} style={{ overflowX: 'auto' }}>
      <table className={className}>
        <caption>{INCOME.byPortal}</caption>
        <thead>
          <tr>
            <th scope="col">{INCOME.portal}</th>
            <th scope="col">{INCOME.nights}</th>
            <th scope="col">{INCOME.earned}</th>
            <th scope="col">{INCOME.commission}</th>
          </tr>
        </thead>
        <tbody>
          {portals.map(({ name, nights, earned, commission }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{nights}</td>
              <td>{formatEuros(earned)}</td>
              <td>{formatEuros(commission)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
