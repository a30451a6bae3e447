import { reports } from '@approdo/shared/contract/money/reports';
import { formatEuros, formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import { hasAny } from '@approdo/shared/domain/money/year/year-figures';
import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState, QueryStates } from '../../kit/feedback/query-states.tsx';
import { PairedBars } from '../../kit/figures/paired-bars.tsx';
import { Totals } from '../../kit/figures/totals.tsx';
import { sayMonth, sayShortMonth } from '../../kit/format/month.ts';
import { Fold } from '../../kit/frame/fold.tsx';
import { Part } from '../../kit/frame/part.tsx';
import kit from '../../kit/styles/kit.module.css';
import type { AnsweredOf } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { FigureTable } from './figure-table.tsx';
import { FlatTaxPart } from './flat-tax-part.tsx';
import { IncomeTables } from './income-tables.tsx';
import { hasIncome } from './sum-year.ts';
import { SOURCES, YEAR } from './texts/year.ts';
import { INCOME, INCOME_MEANINGS, MEANINGS_TITLE } from './texts.ts';

type YearReport = AnsweredOf<typeof reports.year>;

type Income = AnsweredOf<typeof reports.income>;

type Props = { readonly report: YearReport };

/** What a year brought and cost, and the tax on it. */
export function YearTab({ year }: { readonly year: number }) {
  const income = useRead(reports.income, { query: { year, detail: 'true' } });
  return (
    <div className={kit.stack6}>
      <QueryStates query={useRead(reports.year, { query: { year } })} failure={INCOME.loadFailed}>
        {(report) => (
          <QueryStates query={income} failure={INCOME.loadFailed}>
            {(ofIncome) => <Year report={report} income={ofIncome} />}
          </QueryStates>
        )}
      </QueryStates>
      <Part id="meanings" title={MEANINGS_TITLE}>
        <ul className={kit.points}>
          {INCOME_MEANINGS.map((meaning) => (
            <li key={meaning}>{meaning}</li>
          ))}
        </ul>
        <p className={kit.help}>{YEAR.advice}</p>
      </Part>
    </div>
  );
}

function Year({ report, income }: Props & { readonly income: Income }) {
  const hasFigures = hasAny(report) || hasIncome(income);
  return (
    <div className={`${kit.stack4} ${kit.shrink}`}>
      <Warnings report={report} />
      {hasFigures ? <YearTotals report={report} /> : <EmptyState text={INCOME.empty(report.year)} />}
      <FlatTaxPart report={report} income={income} />
      {hasFigures && (
        <>
          <Figures report={report} />
          <Plots report={report} />
          <IncomeTables report={income} />
        </>
      )}
    </div>
  );
}

function Warnings({ report: { warnings } }: Props) {
  // The other tabs are of the same year.
  const { search } = useLocation();
  if (warnings.length === 0) return null;
  return (
    <ul className={kit.plainList} aria-label={YEAR.warnings}>
      {warnings.map(({ code, text, path }) => (
        <li key={code}>
          <Anchor
            component={Link}
            to={path.startsWith('/income') ? `${path}${search}` : path}
            underline="always"
            display="inline-block"
            py="xs"
          >
            {text}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

const BESIDE_LAST_YEAR = ['earned', 'commission', 'expenses', 'left'] as const;

const CASH = ['received', 'refunded', 'paidOut', 'touristTax', 'damage'] as const;

function YearTotals({ report: { year, totals, before } }: Props) {
  return (
    <>
      <Totals
        totals={BESIDE_LAST_YEAR.map((name) => ({
          name: YEAR.totals[name],
          figure: formatEuros(totals[name]),
          note: before ? YEAR.inYear(year - 1, formatEuros(before.totals[name])) : undefined,
        }))}
      />
      <Totals totals={CASH.map((name) => ({ name: YEAR.totals[name], figure: formatEuros(totals[name]) }))} />
    </>
  );
}

function Figures({ report: { figures, sources } }: Props) {
  const { occupancy, meanNight, leadDays, cancelled, confirmed } = figures;
  const known = [
    occupancy !== null && { name: YEAR.occupancy, figure: YEAR.perMille(occupancy) },
    meanNight !== null && { name: YEAR.meanNight, figure: formatEuros(meanNight) },
    leadDays !== null && { name: YEAR.leadDays, figure: YEAR.days(leadDays) },
    confirmed > 0 && { name: YEAR.cancelled, figure: YEAR.of(cancelled, confirmed) },
  ].filter((figure) => figure !== false);
  return (
    <>
      <Totals totals={known} />
      {sources.length > 0 && (
        <FigureTable
          title={YEAR.sources}
          hasCaption
          head={[YEAR.source, YEAR.stays, INCOME.nights, INCOME.earned, INCOME.commission, YEAR.withheld]}
          rows={sources.map(({ source, stays, nights, ...money }) => [
            SOURCES[source],
            stays,
            nights,
            ...[money.earned, money.commission, money.withheld].map((cents) => formatEuros(cents)),
          ])}
        />
      )}
    </>
  );
}

function Plots({ report }: Props) {
  const { year, months, before } = report;
  const last = useRead(reports.year, { query: { year: year - 1 }, enabled: before !== null && year > 2000 });
  const [thisYear, lastYear] = [String(year), String(year - 1)];
  const earned = months.map((month, at) => {
    const then = last.data?.months[at];
    return { name: month.month, main: earnedIn(month), beside: then ? earnedIn(then) : 0 };
  });
  const spent = months.map(({ month, received, refunded, paidOut, expenses }) => ({
    ...{ name: month, main: received - refunded + paidOut, beside: expenses },
  }));
  return (
    <>
      <Plot about={YEAR.earnedPlot} pairs={earned} legend={{ main: thisYear, beside: lastYear }} />
      <Plot about={YEAR.spentPlot} pairs={spent} legend={{ main: YEAR.income, beside: YEAR.totals.expenses }} />
    </>
  );
}

function earnedIn({ earned, portalEarned }: YearReport['months'][number]): number {
  return earned + portalEarned;
}

type PlotProps = Pick<Parameters<typeof PairedBars>[0], 'about' | 'pairs' | 'legend'>;

function Plot({ about, pairs, legend }: PlotProps) {
  return (
    <div className={kit.stack2}>
      <h3 className={kit.flush}>{about}</h3>
      <PairedBars
        {...{ about, pairs, legend }}
        format={(cents) => formatWholeEuros(Math.round(cents / 100))}
        label={sayShortMonth}
      />
      <Fold title={YEAR.table}>
        <FigureTable
          head={[INCOME.month, legend.main, legend.beside]}
          rows={pairs.map(({ name, main, beside }) => [sayMonth(name), formatEuros(main), formatEuros(beside)])}
        />
      </Fold>
    </div>
  );
}
