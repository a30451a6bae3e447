import { Radio } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

/** What a field of the look takes; `field` of the edited look gives it. */
export type FieldProps<Value> = {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
};

type Props<Value extends string> = Omit<FieldProps<Value>, 'value'> & {
  /** Null if none is chosen. */
  readonly value: Value | null;
  readonly label: string;
  readonly description?: string;
  /** What each value is shown as. */
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
  /** How they are arranged, if not close below one another. */
  readonly style?: CSSProperties;
};

/** One of a few, each shown for what it does. */
export function Choice<Value extends string>({ choices, style, ...group }: Props<Value>) {
  return (
    <Radio.Group {...group}>
      <div style={{ display: 'grid', gap: 'var(--space-3)', marginBlockStart: 'var(--space-2)', ...style }}>
        {choices.map(({ value, label }) => (
          <Radio key={value} styles={{ body: { alignItems: 'center' } }} value={value} label={label} />
        ))}
      </div>
    </Radio.Group>
  );
}
