import type { ChangeEvent } from 'react';
import { type FieldOf, typedAt, withTyped } from './typed-at.ts';

type Bound<Entry> = {
  readonly faultOf: (part: FieldOf<Entry, string>) => string | undefined;
  readonly onChange: (entry: Entry) => void;
};

/** Props for the text fields and choices of a list entry, like `field` for those of the form itself. */
export function bindEntry<Entry extends object>(entry: Entry, { faultOf, onChange }: Bound<Entry>) {
  return (part: FieldOf<Entry, string>) => ({
    value: String(typedAt(entry, part)),
    error: faultOf(part),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(withTyped(entry, part, currentTarget.value)),
  });
}
