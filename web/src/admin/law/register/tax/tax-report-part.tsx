import { type TouristTaxReport, type TouristTaxTerms, touristTax } from '@approdo/shared/contract/law/tourist-tax';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { nameTaxPeriod, type TaxPeriod } from '@approdo/shared/domain/law/tax/tax-period';
import { Button, NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { describeServerError } from '../../../kit/feedback/failure.ts';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { Totals } from '../../../kit/figures/totals.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { useRead } from '../../../session/use-read.ts';
import { TAX, useSaveTaxTable } from '../../tourist-tax/index.ts';
import { Declaration } from './declaration.tsx';
import styles from './tax.module.css';
import { TaxExemptions, TaxLines } from './tax-lines.tsx';
import { choosePeriod, listPeriodsOn } from './tax-periods.ts';

const PARAMETER = 'periodo';

type Props = { readonly terms: Pick<TouristTaxTerms, 'period' | 'exemptions'> };

/** The declaration of a period, its deadline, and whether it was made. */
export function TaxReportPart({ terms }: Props) {
  const { period, choose, ...periods } = usePeriod(terms.period);
  const report = useRead(touristTax.report, { query: { period } });
  const saveTable = useSaveTaxTable();
  return (
    <Part id="tax-report" title={TAX.report}>
      <div className={kit.stack4}>
        <div className={styles.head}>
          <NativeSelect
            label={TAX.period}
            value={period}
            data={[
              { group: TAX.ended, items: periods.ended.map(optionOf) },
              { group: TAX.running, items: [optionOf(periods.running)] },
            ]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          {saveTable && (
            <Button variant="default" onClick={() => void saveTable(period)}>
              {TAX.saveCsv}
            </Button>
          )}
        </div>
        <QueryStates query={report} failure={describeServerError(report.error, TAX.reportFailed)}>
          {(answer) => (
            <>
              <TaxTotals report={answer} />
              {answer.isEstimate && <p className={kit.help}>{TAX.estimateHint}</p>}
              <Declaration key={answer.period} report={answer} />
              {answer.lines.length > 0 && <TaxLines lines={answer.lines} />}
              <TaxExemptions rows={answer.exemptions} known={terms.exemptions} />
            </>
          )}
        </QueryStates>
      </div>
    </Part>
  );
}

function TaxTotals({
  report: { due, isEstimate, collected, guests, nights, lines },
}: {
  readonly report: TouristTaxReport;
}) {
  const sumOf = (kind: 'ordinary' | 'reduced' | 'exempt' | 'outside') =>
    lines.reduce((sum, line) => sum + line[kind], 0);
  return (
    <Totals
      totals={[
        { name: TAX.due, figure: formatEuros(due), note: isEstimate ? TAX.estimate : undefined },
        { name: TAX.collected, figure: formatEuros(collected) },
        { name: TAX.guests, figure: guests },
        { name: TAX.nights, figure: nights },
        { name: TAX.ordinary, figure: sumOf('ordinary') },
        { name: TAX.reduced, figure: sumOf('reduced') },
        { name: TAX.exempt, figure: sumOf('exempt') },
        { name: TAX.outside, figure: sumOf('outside') },
      ]}
    />
  );
}

function optionOf(period: TaxPeriod) {
  return { value: period, label: nameTaxPeriod(period) };
}

/** The period in the address; by default the last that has ended. */
function usePeriod(kind: TouristTaxTerms['period']) {
  const [address, setAddress] = useSearchParams();
  const today = todayInRome(new Date());
  return {
    ...listPeriodsOn(today, kind),
    period: choosePeriod(address.get(PARAMETER), today, kind),
    choose: (period: TaxPeriod) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(PARAMETER, period);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
