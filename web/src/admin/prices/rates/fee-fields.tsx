import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { RATES } from '../../content/property/index.ts';
import { columns } from '../../kit/styles/columns.ts';

type Fee = 'cleaningFee' | 'linenFee';

type Field = {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The fees of a stay, independent of nights. */
export function FeeFields({ field }: { readonly field: (name: Fee) => Field }) {
  const euros = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <div style={columns('14rem')}>
      <TextInput label={RATES.cleaningFee} {...euros} {...field('cleaningFee')} />
      <TextInput label={RATES.linenFee} {...euros} {...field('linenFee')} />
    </div>
  );
}
