import { reports } from '@approdo/shared/contract/money/reports';
import { yearSettings } from '@approdo/shared/contract/money/year-settings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { IncomeReport } from '@approdo/shared/domain/money/income';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Totals } from '../../kit/figures/totals.tsx';
import { Paper } from '../../kit/paper/paper.tsx';
import { PAPER } from '../../kit/paper/texts.ts';
import { useRead } from '../../session/use-read.ts';
import { FlatTax, FlatTaxHint } from './flat-tax-part.tsx';
import { IncomeTables } from './income-tables.tsx';
import { sumYear } from './sum-year.ts';
import { TAX } from './texts/year.ts';
import { INCOME } from './texts.ts';
import { useSaveEntries } from './use-income.ts';

/** The table for the accountant, and the year on paper. */
export function YearActions({ year, today }: { readonly year: number; readonly today: LocalDate }) {
  const { data: report } = useRead(reports.income, { query: { year, detail: 'true' } });
  const { data: accounts } = useRead(reports.year, { query: { year } });
  const { data: settings } = useRead(yearSettings.get);
  const saveEntries = useSaveEntries();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      {saveEntries && (
        <Button variant="default" onClick={() => void saveEntries(year)}>
          {INCOME.saveCsv}
        </Button>
      )}
      <Button variant="default" disabled={!report || !accounts} onClick={() => setIsPrinting(true)}>
        {PAPER.print}
      </Button>
      {isPrinting && report && accounts && (
        <Paper today={today} onPrinted={() => setIsPrinting(false)}>
          <h2>{year}</h2>
          <IncomeTotals report={report} />
          <IncomeTables report={report} isOnPaper />
          {accounts.flatTax ? (
            <>
              <h3>{TAX.title}</h3>
              <FlatTax year={year} flatTax={accounts.flatTax} homes={settings?.homes} />
            </>
          ) : (
            <FlatTaxHint report={report} />
          )}
        </Paper>
      )}
    </>
  );
}

function IncomeTotals({ report }: { readonly report: IncomeReport }) {
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
