import { EXTRA_PERS, isPerPerson } from '@approdo/shared/domain/prices/extra';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { bindEntry } from '../../../kit/form/bind-entry.ts';
import kit from '../../../kit/styles/kit.module.css';
import styles from '../price-form.module.css';
import { EXTRA_PER_NAMES, PRICE_EXTRAS } from '../texts/price-extras.ts';
import type { ExtraDraft } from './extra-draft.ts';

const PERS = EXTRA_PERS.map((value) => ({ value, label: EXTRA_PER_NAMES[value] }));

type Props = {
  readonly extra: ExtraDraft;
  readonly name: string;
  readonly faultOf: (part: string) => string | undefined;
  readonly onChange: (extra: ExtraDraft) => void;
  /** Rendered beside the name. */
  readonly children: ReactNode;
};

/** The fields of an extra. */
export function ExtraFields({ extra, name, faultOf, onChange, children }: Props) {
  const bind = bindEntry(extra, { faultOf, onChange });
  const field = (part: 'name' | 'price' | 'max' | 'untilDays') => ({ label: PRICE_EXTRAS[part], ...bind(part) });
  const whole = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <fieldset className={`${styles.fields} ${styles.entry}`} aria-label={name}>
      <div className={kit.stack1} style={{ gridColumn: 'span 2' }}>
        <TextInput {...field('name')} maxLength={60} />
        {children}
      </div>
      <TextInput {...field('price')} inputMode="decimal" />
      <NativeSelect
        label={PRICE_EXTRAS.per}
        data={PERS}
        value={extra.per}
        error={faultOf('per')}
        onChange={({ currentTarget }) => {
          const per = EXTRA_PERS.find((known) => known === currentTarget.value);
          if (per) onChange({ ...extra, per });
        }}
      />
      <TextInput
        {...field('max')}
        {...whole}
        disabled={isPerPerson(extra.per)}
        value={isPerPerson(extra.per) ? '1' : extra.max}
      />
      <TextInput {...field('untilDays')} {...whole} />
      <Checkbox
        style={{ alignSelf: 'end', paddingBlock: 'var(--space-2)' }}
        label={PRICE_EXTRAS.isOn}
        checked={extra.isOn}
        onChange={({ currentTarget }) => onChange({ ...extra, isOn: currentTarget.checked })}
      />
    </fieldset>
  );
}
