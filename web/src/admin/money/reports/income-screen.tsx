import { reports } from '@approdo/shared/contract/money/reports';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros, formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import { type IncomeReport, indicateFlatTax } from '@approdo/shared/domain/money/income';
import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState, QueryStates } from '../../kit/feedback/query-states.tsx';
import figureTable from '../../kit/figures/figure-table.module.css';
import { PairedBars } from '../../kit/figures/paired-bars.tsx';
import { Totals } from '../../kit/figures/totals.tsx';
import { sayShortMonth } from '../../kit/format/month.ts';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { Paper } from '../../kit/paper/paper.tsx';
import { PAPER } from '../../kit/paper/texts.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import styles from './income.module.css';
import { IncomeTable, PortalTable } from './income-table.tsx';
import { type ByLine, LineTable } from './line-table.tsx';
import { hasIncome, sumYear } from './sum-year.ts';
import { FLAT_TAX, FLAT_TAX_HINT, INCOME, INCOME_MEANINGS, MEANINGS_TITLE, sayFlatTaxAt } from './texts.ts';
import { useSaveEntries } from './use-income.ts';

const PARAMETER = 'anno';

const FIRST = 2000;

const LAST = 2100;

/** The income of each year by month, with the table for the accountant. */
export function IncomeScreen() {
  const today = todayInRome(new Date());
  const years = useYear(Number(today.slice(0, 4)));
  const { year } = years;
  const income = useRead(reports.income, { query: { year, detail: 'true' } });
  const saveEntries = useSaveEntries();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <ScreenFrame
      actions={
        <Group gap="sm">
          {saveEntries && (
            <Button variant="default" onClick={() => void saveEntries(year)}>
              {INCOME.saveCsv}
            </Button>
          )}
          <Button variant="default" disabled={!income.data} onClick={() => setIsPrinting(true)}>
            {PAPER.print}
          </Button>
        </Group>
      }
    >
      <Stack gap="xl">
        <YearSwitch {...years} />
        <QueryStates query={income} failure={INCOME.loadFailed}>
          {(report) =>
            hasIncome(report) ? <Year report={report} detail={report} /> : <EmptyState text={INCOME.empty(year)} />
          }
        </QueryStates>
        <Part id="meanings" title={MEANINGS_TITLE}>
          <ul className={kit.points}>
            {INCOME_MEANINGS.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ul>
        </Part>
      </Stack>
      {isPrinting && income.data && (
        <Paper today={today} onPrinted={() => setIsPrinting(false)}>
          <h2>{year}</h2>
          <YearTotals report={income.data} />
          <IncomeTable report={income.data} />
          <PortalTable portals={income.data.portals} />
          <LineTable {...income.data} />
          <FlatTax report={income.data} />
        </Paper>
      )}
    </ScreenFrame>
  );
}

type Props = { readonly report: IncomeReport };

function Year({ report, detail }: Props & { readonly detail: ByLine }) {
  return (
    <div className={`${kit.stack4} ${kit.shrink}`}>
      <YearTotals report={report} />
      <FlatTax report={report} />
      <PairedBars
        pairs={report.months.map(({ month, received, earned }) => ({ name: month, main: received, beside: earned }))}
        about={INCOME.chart(report.year)}
        legend={{ main: INCOME.received, beside: INCOME.earned }}
        format={(cents) => formatWholeEuros(Math.round(cents / 100))}
        label={sayShortMonth}
      />
      <section aria-label={INCOME.months} style={{ overflowX: 'auto' }}>
        <IncomeTable report={report} className={figureTable.table} />
      </section>
      <PortalTable portals={report.portals} className={figureTable.table} />
      <LineTable {...detail} className={figureTable.table} />
    </div>
  );
}

function YearTotals({ report }: Props) {
  const { received, refunded, nights, earned } = sumYear(report);
  return (
    <Totals
      totals={[
        { name: INCOME.received, figure: formatEuros(received) },
        { name: INCOME.refunded, figure: formatEuros(refunded) },
        { name: INCOME.nights, figure: nights },
        { name: INCOME.earned, figure: formatEuros(earned) },
        { name: INCOME.damage, figure: formatEuros(report.damage) },
        { name: INCOME.tax, figure: formatEuros(report.tax) },
      ]}
    />
  );
}

function FlatTax({ report }: Props) {
  const { at21, at26 } = indicateFlatTax(report);
  return (
    <div>
      <p className={styles.tax}>
        {FLAT_TAX}: <span>{sayFlatTaxAt(21, formatEuros(at21))}</span>,{' '}
        <span>{sayFlatTaxAt(26, formatEuros(at26))}</span>
      </p>
      <p className={kit.help}>{FLAT_TAX_HINT}</p>
    </div>
  );
}

/** The year in the address; by default the current one. */
function useYear(thisYear: number) {
  const [address, setAddress] = useSearchParams();
  const yearText = /^\d{4}$/.exec(address.get(PARAMETER) ?? '')?.[0];
  const year = yearText === undefined ? thisYear : Math.min(LAST, Math.max(FIRST, Number(yearText)));

  function choose(chosen: number): void {
    setAddress(chosen === thisYear ? {} : { [PARAMETER]: String(chosen) }, {
      replace: true,
      preventScrollReset: true,
    });
  }

  return { year, choose, hasBefore: year > FIRST, hasAfter: year < LAST };
}

type YearSwitchProps = {
  readonly year: number;
  readonly choose: (year: number) => void;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
};

/** The displayed year, between links to the one before and the one after. */
function YearSwitch({ year, choose, hasBefore, hasAfter }: YearSwitchProps) {
  return (
    <Group gap="sm" role="group" aria-label={INCOME.year}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={INCOME.before}
        disabled={!hasBefore}
        onClick={() => choose(year - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
      </ActionIcon>
      <h2 className={styles.year} aria-live="polite">
        {year}
      </h2>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={INCOME.after}
        disabled={!hasAfter}
        onClick={() => choose(year + 1)}
      >
        <ChevronRight aria-hidden size={18} />
      </ActionIcon>
    </Group>
  );
}
