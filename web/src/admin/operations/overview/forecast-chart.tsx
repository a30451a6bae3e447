import { formatEuros, formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import figureTable from '../../kit/figures/figure-table.module.css';
import { Totals } from '../../kit/figures/totals.tsx';
import { sayMonth, sayShortMonth } from '../../kit/format/month.ts';
import { Fold } from '../../kit/frame/fold.tsx';
import kit from '../../kit/styles/kit.module.css';
import type { MonthForecast } from './forecast.ts';
import styles from './forecast-chart.module.css';
import { FORECAST, sayOccupancy } from './texts/overview.ts';

const BAR = 28;
const STEP = 40;
const HEIGHT = 120;
const LABELS = 22;
const INCOMES = 14;

type Props = { readonly months: readonly MonthForecast[] };

/** Each month's occupancy and income as a chart; the table below says the same in words. */
export function ForecastChart({ months }: Props) {
  const nights = months.reduce((sum, month) => sum + month.nights, 0);
  const channelNights = months.reduce((sum, month) => sum + month.channelNights, 0);
  const income = months.reduce((sum, month) => sum + month.earned, 0);
  const toAgree = months.reduce((sum, month) => sum + month.toAgree, 0);
  return (
    <div className={`${kit.container} ${kit.stack3}`}>
      <Totals
        totals={[
          {
            name: FORECAST.income,
            figure: formatEuros(income),
            note: toAgree > 0 ? FORECAST.toAgree(toAgree) : undefined,
          },
          {
            name: FORECAST.nights,
            figure: nights,
            note: channelNights > 0 ? FORECAST.ofChannels(channelNights) : undefined,
          },
        ]}
      />
      <svg
        style={{ inlineSize: '100%', maxBlockSize: '18rem' }}
        viewBox={`0 0 ${months.length * STEP} ${HEIGHT + LABELS * 2 + INCOMES}`}
        preserveAspectRatio="xMinYMid"
        role="img"
        aria-label={FORECAST.chart}
      >
        {months.map((month, index) => (
          <MonthBar key={month.month} month={month} start={index * STEP} />
        ))}
      </svg>
      <p className={kit.hint}>{FORECAST.about}</p>
      <Fold title={FORECAST.table}>
        <ForecastTable months={months} />
      </Fold>
    </div>
  );
}

type MonthBarProps = { readonly month: MonthForecast; readonly start: number };

function MonthBar({ month: { month, occupancy, earned }, start }: MonthBarProps) {
  const middle = start + STEP / 2;
  const height = occupancy * HEIGHT;
  return (
    <g>
      <rect className={styles.empty} x={middle - BAR / 2} y={LABELS} width={BAR} height={HEIGHT} rx={2} />
      <rect
        className={styles.full}
        x={middle - BAR / 2}
        y={LABELS + HEIGHT - height}
        width={BAR}
        height={height}
        rx={2}
      />
      <text className={styles.share} x={middle} y={LABELS - 7}>
        {occupancy > 0 && sayOccupancy(occupancy)}
      </text>
      <text className={styles.month} x={middle} y={LABELS + HEIGHT + 16}>
        {sayShortMonth(month)}
      </text>
      <text className={styles.income} x={middle} y={LABELS * 2 + HEIGHT + INCOMES - 4}>
        {earned > 0 && formatWholeEuros(Math.round(earned / 100))}
      </text>
    </g>
  );
}

function ForecastTable({ months }: Props) {
  return (
    <table className={figureTable.table}>
      <thead>
        <tr>
          <th scope="col">{FORECAST.month}</th>
          <th scope="col">{FORECAST.nights}</th>
          <th scope="col">{FORECAST.occupancy}</th>
          <th scope="col">{FORECAST.income}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, nights, occupancy, earned, toAgree }) => (
          <tr key={month}>
            <th scope="row">{sayMonth(month)}</th>
            <td>{nights}</td>
            <td>{sayOccupancy(occupancy)}</td>
            <td>
              {formatEuros(earned)}
              {toAgree > 0 && <span className={`${kit.muted} ${kit.noWrap}`}> {FORECAST.toAgree(toAgree)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
