import { TextInput, type TextInputProps } from '@mantine/core';
import { columns } from '../../../kit/styles/columns.ts';
import { ADD_STAY } from '../../guests/index.ts';

/** A stay of the register as typed. */
type StayDraft = {
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly numberOfGuests: string;
};

type Props = {
  readonly draft: StayDraft;
  readonly field: (name: keyof StayDraft) => TextInputProps;
};

/** The fields of a stay that is no booking. */
export function StayFields({ draft, field }: Props) {
  return (
    <>
      <TextInput label={ADD_STAY.title} maxLength={100} autoComplete="off" {...field('title')} />
      <div style={columns('12rem', { gap: 'var(--space-3) var(--space-4)', align: 'stretch' })}>
        <TextInput label={ADD_STAY.startDate} type="date" {...field('startDate')} />
        <TextInput label={ADD_STAY.endDate} type="date" min={draft.startDate || undefined} {...field('endDate')} />
        <TextInput
          label={ADD_STAY.numberOfGuests}
          type="number"
          inputMode="numeric"
          min={1}
          max={30}
          {...field('numberOfGuests')}
        />
      </div>
    </>
  );
}
