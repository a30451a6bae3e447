import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { ListField } from '../../../kit/form/list-field.tsx';
import type { Faults } from '../../../kit/form/use-form.ts';
import { TAX_TARIFF } from '../../tourist-tax/index.ts';
import { type BandDraft, NEW_BAND } from './tariff-draft.ts';
import styles from './tax.module.css';

type Props = {
  readonly bands: readonly BandDraft[];
  readonly faults: Faults;
  readonly onChange: (bands: readonly BandDraft[]) => void;
};

/** What a night costs a guest by what she pays for it. */
export function BandFields({ bands, faults, onChange }: Props) {
  return (
    <div className={styles.part}>
      <p className={styles.help}>{TAX_TARIFF.bandsHelp}</p>
      <ListField
        legend={TAX_TARIFF.bands}
        entries={bands}
        blank={NEW_BAND}
        words={{ add: TAX_TARIFF.addBand, remove: TAX_TARIFF.removeBand }}
        nameOf={TAX_TARIFF.band}
        onChange={onChange}
      >
        {(band, index, change) => {
          const field = (part: keyof BandDraft) => ({
            value: band[part],
            error: faults[`bands.${index}.${part}`],
            inputMode: 'decimal' as const,
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              change({ ...band, [part]: currentTarget.value }),
          });
          return (
            <fieldset className={styles.fields} aria-label={TAX_TARIFF.band(index + 1)}>
              <TextInput label={TAX_TARIFF.upTo} {...field('upTo')} />
              <TextInput label={TAX_TARIFF.bandAmount} {...field('amount')} />
            </fieldset>
          );
        }}
      </ListField>
      {faults.bands && (
        <p className={styles.fault} data-fault="true" tabIndex={-1}>
          {faults.bands}
        </p>
      )}
    </div>
  );
}
