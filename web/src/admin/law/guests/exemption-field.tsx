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

/** Why a guest owes no tourist tax: one of the municipality's codes, or any while none of them is written down. */
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
  // What was written before the codes were stays to be chosen.
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
