import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import figureTable from '../../kit/figures/figure-table.module.css';
import { PairedBars } from '../../kit/figures/paired-bars.tsx';
import kit from '../../kit/styles/kit.module.css';
import { formatCount } from './format-count.ts';
import type { Period, Slot } from './periods.ts';
import { VISIT_CHART } from './texts.ts';

/** Days are too close for a label each. */
const LABEL_EVERY = { days: 7, months: 1 } as const;

type Props = { readonly slots: readonly Slot[]; readonly period: Period };

/** Page views as a chart, beside the year before; the table below says the same in words. */
export function VisitsChart({ slots, period }: Props) {
  return (
    <PairedBars
      pairs={slots.map(({ name, now, before }) => ({ name, main: now.views, beside: before.views }))}
      about={VISIT_CHART[period]}
      legend={{ main: VISIT_CHART.now, beside: VISIT_CHART.before }}
      format={formatCount}
      label={saySlotShort}
      labelEvery={LABEL_EVERY[period]}
    />
  );
}

/** A line for each day or month. */
export function VisitsTable({ slots, period }: Props) {
  const isOfDays = period === 'days';
  return (
    <details open={!isOfDays}>
      <summary className={kit.summary}>{isOfDays ? VISIT_CHART.tableOfDays : VISIT_CHART.tableOfMonths}</summary>
      <table className={figureTable.table}>
        <thead>
          <tr>
            <th scope="col">{isOfDays ? VISIT_CHART.day : VISIT_CHART.month}</th>
            <th scope="col">{VISIT_CHART.views}</th>
            <th scope="col">{VISIT_CHART.before}</th>
            <th scope="col">{VISIT_CHART.arrivals}</th>
            <th scope="col">{VISIT_CHART.funnel}</th>
          </tr>
        </thead>
        <tbody>
          {slots.toReversed().map(({ name, now, before }) => (
            <tr key={name}>
              <th scope="row">{saySlot(name)}</th>
              <td>{formatCount(now.views)}</td>
              <td>{formatCount(before.views)}</td>
              <td>{formatCount(now.arrivals)}</td>
              <td>{`${now.quotes} → ${now.requests} → ${now.confirmations}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** `nov 05, 2026` of a day, `nov 2026` of a month. */
function saySlot(name: string): string {
  if (name.length > 'yyyy-MM'.length) return formatLocalDate(name);
  return `${formatLocalDate(`${name}-01`).slice(0, 3)} ${name.slice(0, 4)}`;
}

/** `nov 05` of a day, `nov` of a month. */
function saySlotShort(name: string): string {
  return name.length > 'yyyy-MM'.length ? formatLocalDate(name).slice(0, 6) : saySlot(name).slice(0, 3);
}
