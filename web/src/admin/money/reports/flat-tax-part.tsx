import type { reports } from '@approdo/shared/contract/money/reports';
import { yearSettings } from '@approdo/shared/contract/money/year-settings';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { type IncomeReport, indicateFlatTax } from '@approdo/shared/domain/money/income';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Totals } from '../../kit/figures/totals.tsx';
import { Part } from '../../kit/frame/part.tsx';
import kit from '../../kit/styles/kit.module.css';
import type { AnsweredOf } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import styles from './income.module.css';
import { hasIncome } from './sum-year.ts';
import { SOURCES, TAX } from './texts/year.ts';
import { FLAT_TAX, FLAT_TAX_HINT, sayFlatTaxAt } from './texts.ts';

const YearSettingsWindow = lazy(async () => ({
  default: (await import('./year-settings-window.tsx')).YearSettingsWindow,
}));

type YearReport = AnsweredOf<typeof reports.year>;

type Settings = AnsweredOf<typeof yearSettings.get>;

type Props = { readonly report: YearReport; readonly income: IncomeReport };

/** The flat tax of the year as the owner is taxed; what it may be at either rate while that is not known. */
export function FlatTaxPart({ report, income }: Props) {
  const { data: settings } = useRead(yearSettings.get);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      {report.flatTax ? (
        <Part id="flat-tax" title={TAX.title}>
          <FlatTax year={report.year} flatTax={report.flatTax} homes={settings?.homes} />
          {settings && <Certified report={report} certificates={settings.certificates} />}
        </Part>
      ) : (
        hasIncome(income) && <FlatTaxHint report={income} />
      )}
      <div>
        <Button variant="default" disabled={!settings} onClick={() => setIsEditing(true)}>
          {TAX.edit}
        </Button>
      </div>
      {isEditing && settings && (
        <Suspense fallback={null}>
          <YearSettingsWindow settings={settings} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

type FlatTaxProps = {
  readonly year: number;
  readonly flatTax: NonNullable<YearReport['flatTax']>;
  readonly homes: number | undefined;
};

/** It says why there is no rate once the number of homes is known. */
export function FlatTax({ year, flatTax, homes = 0 }: FlatTaxProps) {
  const { rate, base, apart, tax, withheld, left, credit, advances, isChecked, source } = flatTax;
  const amounts = [
    ...inEuros(TAX.base, base),
    ...inEuros(TAX.apart, apart || null),
    ...(rate === null ? [] : [{ name: TAX.rate, figure: `${rate} %` }]),
    ...inEuros(TAX.tax, tax),
    ...inEuros(TAX.withheld, withheld),
    ...(credit ? inEuros(TAX.credit, credit) : inEuros(TAX.left, left)),
  ];
  return (
    <div className={kit.stack3}>
      <Totals totals={amounts} />
      {advances.length > 0 && (
        <div>
          <p className={`${kit.strong} ${kit.flush}`}>{TAX.advances(year + 1)}</p>
          <ul className={kit.plainList}>
            {advances.map(({ kind, amount, dueOn }) => (
              <li key={kind}>{TAX.advance(formatEuros(amount), sayLocalDate(dueOn))}</li>
            ))}
          </ul>
        </div>
      )}
      {rate === null && year < 2017 && <p className={kit.help}>{TAX.tooEarly}</p>}
      {rate === null && year >= 2017 && homes > 0 && <p className={kit.help}>{TAX.business(homes)}</p>}
      {!isChecked && <p className={kit.help}>{TAX.unchecked(year)}</p>}
      <p className={kit.help}>{TAX.rounding}</p>
      {source !== '' && <p className={kit.help}>{TAX.source(source)}</p>}
    </div>
  );
}

/** Nothing where the amount is not known. */
function inEuros(name: string, cents: number | null) {
  return cents === null ? [] : [{ name, figure: formatEuros(cents) }];
}

/** Where a certificate says otherwise than the portal's files. */
function Certified({ report, certificates }: Pick<Props, 'report'> & Pick<Settings, 'certificates'>) {
  const ofYear = certificates.filter(({ year }) => year === report.year);
  return ofYear.map(({ portal, withheld }) => {
    const told = report.sources.find(({ source }) => source === portal)?.withheld ?? 0;
    if (told === withheld) return null;
    return (
      <p key={portal} className={kit.help}>
        {TAX.certified(SOURCES[portal], formatEuros(withheld), formatEuros(told))}
      </p>
    );
  });
}

export function FlatTaxHint({ report }: { readonly report: IncomeReport }) {
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
