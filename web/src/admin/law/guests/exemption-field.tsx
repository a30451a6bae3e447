import { touristTax } from '@approdo/shared/contract/law/tourist-tax';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useRead } from '../../session/use-read.ts';
import { GUEST_CHOICES, GUEST_LABELS } from './texts/register-guests.ts';

type Props = {
  readonly code: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
};

/** The guest's exemption from the tourist tax: a code of the municipality, or free text while there are none. */
export function ExemptionField({ code, error, onChange }: Props) {
  const { data: terms } = useRead(touristTax.get);
  const known = terms?.exemptions ?? [];
  const field = {
    label: GUEST_LABELS.exemption,
    value: code,
    error,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(currentTarget.value),
  };
  if (known.length === 0) return <TextInput {...field} maxLength={30} autoComplete="off" />;
  // A code from before the list was entered stays available.
  const isOther = code !== '' && !known.some((each) => each.code === code);
  return (
    <NativeSelect
      {...field}
      data={[
        { value: '', label: GUEST_CHOICES.noExemption },
        ...known.map((each) => ({ value: each.code, label: `${each.code} · ${each.label}` })),
        ...(isOther ? [{ value: code, label: code }] : []),
      ]}
    />
  );
}
