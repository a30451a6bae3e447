import type { TouristTaxTariff } from '@approdo/shared/contract/law/tourist-tax';
import { nameTariff } from '@approdo/shared/domain/law/tax/tax-tariff';
import { Button } from '@mantine/core';
import { EmptyState } from '../../../kit/feedback/query-states.tsx';
import type { Faults } from '../../../kit/form/use-form.ts';
import kit from '../../../kit/styles/kit.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../../kit/table/row-buttons.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import { TAX_TARIFFS } from '../../tourist-tax/index.ts';
import { sayAges, sayRates, sayTariffName } from './say-tariff.ts';

type Props = {
  readonly tariffs: readonly TouristTaxTariff[];
  readonly faults: Faults;
  /** Undefined for a new one. */
  readonly onOpen: (tariff: TouristTaxTariff | undefined) => void;
  readonly onRemove: (tariff: TouristTaxTariff) => void;
};

/** The tariffs from their first day on: one row each, edited in a window, and saved with the other terms. */
export function TariffList({ tariffs, faults, onOpen, onRemove }: Props) {
  return (
    <>
      {tariffs.length === 0 ? (
        <EmptyState text={TAX_TARIFFS.empty} />
      ) : (
        <DataTable
          label={TAX_TARIFFS.list}
          name="tariffe"
          rows={tariffs}
          keyOf={nameTariff}
          columns={COLUMNS}
          isUnpaged
          actions={(tariff, describedBy) => (
            <RowButtons>
              <RowButton describedBy={describedBy} onClick={() => onOpen(tariff)}>
                {TAX_TARIFFS.edit}
              </RowButton>
              <RowButton describedBy={describedBy} variant="outline" color="red" onClick={() => onRemove(tariff)}>
                {TAX_TARIFFS.remove}
              </RowButton>
            </RowButtons>
          )}
        />
      )}
      <TariffFaults tariffs={tariffs} faults={faults} />
      <div>
        <Button variant="default" onClick={() => onOpen(undefined)}>
          {TAX_TARIFFS.add}
        </Button>
      </div>
    </>
  );
}

const COLUMNS: readonly [Column<TouristTaxTariff>, ...Column<TouristTaxTariff>[]] = [
  { key: 'vale', label: TAX_TARIFFS.from, cell: (tariff) => sayTariffName(nameTariff(tariff)) },
  { key: 'notte', label: TAX_TARIFFS.amount, cell: sayRates },
  {
    key: 'notti',
    label: TAX_TARIFFS.nights,
    cell: ({ maxNights }) => maxNights !== undefined && TAX_TARIFFS.maxNights(maxNights),
  },
  { key: 'eta', label: TAX_TARIFFS.ages, cell: sayAges },
];

/** The faults of a tariff, with its name; or of the list. */
function TariffFaults({ tariffs, faults }: Pick<Props, 'tariffs' | 'faults'>) {
  const messages = Object.entries(faults).flatMap(([field, text]) => {
    const [list, index] = field.split('.');
    if (list !== 'tariffs' || text === undefined) return [];
    const tariff = tariffs[Number(index)];
    return [tariff ? `${sayTariffName(nameTariff(tariff))}: ${text}` : text];
  });
  return messages.map((text) => (
    <p key={text} className={`${kit.strong} ${kit.danger} ${kit.flush}`} data-fault="true" tabIndex={-1}>
      {text}
    </p>
  ));
}
