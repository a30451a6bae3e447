import { TextInput } from '@mantine/core';
import { bindEntry } from '../../../kit/form/bind-entry.ts';
import { ListField } from '../../../kit/form/list-field.tsx';
import type { Faults } from '../../../kit/form/use-form.ts';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { TAX_TARIFF } from '../../tourist-tax/index.ts';
import { type BandDraft, NEW_BAND } from './tariff-draft.ts';

type Props = {
  readonly bands: readonly BandDraft[];
  readonly faults: Faults;
  readonly onChange: (bands: readonly BandDraft[]) => void;
};

/** The tax of a night by its price. */
export function BandFields({ bands, faults, onChange }: Props) {
  return (
    <div className={kit.stack4}>
      <p className={kit.help}>{TAX_TARIFF.bandsHelp}</p>
      <ListField
        legend={TAX_TARIFF.bands}
        entries={bands}
        blank={NEW_BAND}
        words={{ add: TAX_TARIFF.addBand, remove: TAX_TARIFF.removeBand }}
        nameOf={TAX_TARIFF.band}
        onChange={onChange}
      >
        {(band, index, change) => {
          const field = bindEntry(band, { faultOf: (part) => faults[`bands.${index}.${part}`], onChange: change });
          return (
            <fieldset
              style={columns('11rem', { gap: 'var(--space-3) var(--space-4)', align: 'end' })}
              className={kit.plainFieldset}
              aria-label={TAX_TARIFF.band(index + 1)}
            >
              <TextInput label={TAX_TARIFF.upTo} inputMode="decimal" {...field('upTo')} />
              <TextInput label={TAX_TARIFF.bandAmount} inputMode="decimal" {...field('amount')} />
            </fieldset>
          );
        }}
      </ListField>
      {faults.bands && (
        <p className={`${kit.strong} ${kit.danger} ${kit.flush}`} data-fault="true" tabIndex={-1}>
          {faults.bands}
        </p>
      )}
    </div>
  );
}
