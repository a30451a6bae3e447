import type { TouristTaxReport, TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import lines from '../../../shell/lines.module.css';
import { TAX } from '../../tourist-tax/index.ts';
import { sayTariffName } from './say-tariff.ts';

type Line = TouristTaxReport['lines'][number];

const COLUMNS: readonly [Column<Line>, ...Column<Line>[]] = [
  { key: 'tariffa', label: TAX.tariff, cell: ({ tariff }) => sayTariffName(tariff) },
  { key: 'notte', label: TAX.amount, cell: ({ tariff, amount }) => (tariff === null ? null : formatEuros(amount)) },
  { key: 'ordinarie', label: TAX.ordinary, cell: ({ ordinary }) => ordinary },
  { key: 'ridotte', label: TAX.reduced, cell: ({ reduced }) => reduced },
  { key: 'esenti', label: TAX.exempt, cell: ({ exempt }) => exempt },
  { key: 'fuori', label: TAX.outside, cell: ({ outside }) => outside },
  { key: 'dovuta', label: TAX.due, cell: ({ due }) => formatEuros(due) },
];

/** The nights of a period by tariff and amount. */
export function TaxLines({ lines: rows }: { readonly lines: readonly Line[] }) {
  return (
    <DataTable
      label={TAX.lines}
      name="notti"
      rows={rows}
      keyOf={({ tariff, amount }) => `${tariff} ${amount}`}
      columns={COLUMNS}
      isUnpaged
    />
  );
}

type ExemptionsProps = {
  readonly rows: TouristTaxReport['exemptions'];
  readonly known: TouristTaxTerms['exemptions'];
};

/** The nights exempt by each code, with its meaning where that is still known. */
export function TaxExemptions({ rows, known }: ExemptionsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="tax-exempt-nights">
      <h3 id="tax-exempt-nights">{TAX.exemptions}</h3>
      <ul className={lines.lines}>
        {rows.map(({ code, nights }) => (
          <li key={code}>
            <span>{[code, known.find((each) => each.code === code)?.label].filter(Boolean).join(' · ')}</span>
            <span>{TAX.exemptNights(nights)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
