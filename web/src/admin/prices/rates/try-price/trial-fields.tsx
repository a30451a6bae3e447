import { MAX_GUESTS } from '@approdo/shared/domain/stays/booking';
import { Checkbox, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useProperty } from '../../../content/property/index.ts';
import { columns } from '../../../kit/styles/columns.ts';
import { EXTRAS } from '../texts/extras.ts';
import { TRY_PRICE } from '../texts/try-price.ts';
import type { TrialDraft } from './trial-draft.ts';
import { TrialExtras } from './trial-extras.tsx';
import { mayChoose } from './tried-prices.ts';
import type { TriedPrice } from './use-trial.ts';

/** The fields for trying a price. */
export function TrialFields({ tried }: { readonly tried: TriedPrice }) {
  const { draft, change } = tried;
  const { childAge, linenUntilDays } = tried.tried.rules;
  const maxGuests = useProperty().data?.maxGuests ?? MAX_GUESTS;
  const field = (name: Exclude<keyof TrialDraft, 'linen' | 'quantities'>) => ({
    value: draft[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change({ [name]: currentTarget.value }),
  });
  const whole = { type: 'number', inputMode: 'numeric' } as const;
  return (
    <>
      <div style={columns('9rem', { gap: 'var(--space-3)' })}>
        <TextInput label={TRY_PRICE.checkIn} type="date" {...field('startDate')} />
        <TextInput label={TRY_PRICE.checkOut} type="date" min={draft.startDate} {...field('endDate')} />
        <TextInput label={TRY_PRICE.guests} {...whole} min={1} max={maxGuests} {...field('guests')} />
        {childAge !== null && (
          <TextInput label={EXTRAS.children(childAge)} {...whole} min={0} max={maxGuests - 1} {...field('children')} />
        )}
      </div>
      <Checkbox
        label={TRY_PRICE.linen}
        checked={draft.linen}
        disabled={!mayChoose(linenUntilDays, draft)}
        onChange={({ currentTarget }) => change({ linen: currentTarget.checked })}
      />
      <TrialExtras tried={tried} />
      <div style={columns('9rem', { gap: 'var(--space-3)' })}>
        <TextInput label={TRY_PRICE.code} autoComplete="off" maxLength={40} {...field('code')} />
        <TextInput label={TRY_PRICE.asOf} type="date" {...field('asOf')} />
      </div>
    </>
  );
}
