import { NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { z } from 'zod';
import { number } from '../../kit/form/fields.ts';
import { columns } from '../../kit/styles/columns.ts';
import { RETENTION } from './texts/backup.ts';

const COUNTS = ['daily', 'weekly', 'monthly'] as const;
type NumberName = 'hour' | (typeof COUNTS)[number];

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

/** The numbers as typed, and as stored. */
export const dailyNumbers = z.object({ hour: number, daily: number, weekly: number, monthly: number });

type Field = {
  readonly name: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

type Props = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly field: (name: NumberName) => Field;
};

/** When the daily backup is made, and how many are retained. */
export function DailyFields({ label, isOn, onSwitch, field }: Props) {
  return (
    <>
      <Switch label={label} checked={isOn} onChange={({ currentTarget }) => onSwitch(currentTarget.checked)} />
      <div style={columns('10rem')}>
        <NativeSelect label={RETENTION.hour} data={HOURS} {...field('hour')} />
        {COUNTS.map((name) => (
          <TextInput key={name} label={RETENTION[name]} type="number" inputMode="numeric" min={1} {...field(name)} />
        ))}
      </div>
      <Text c="dimmed" size="sm">
        {RETENTION.retentionHint}
      </Text>
    </>
  );
}
