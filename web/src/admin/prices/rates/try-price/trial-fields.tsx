import type { Extra } from '@approdo/shared/domain/prices/extra';
import { MAX_GUESTS } from '@approdo/shared/domain/stays/booking';
import { Checkbox, Fieldset, NativeSelect, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useProperty } from '../../../content/property/index.ts';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { EXTRAS, sayExtra } from '../texts/extras.ts';
import { TRY_PRICE } from '../texts/try-price.ts';
import { mayChoose, type TrialDraft } from './trial.ts';
import type { TriedPrice } from './use-trial.ts';

/** The fields for trying a price. */
export function TrialFields({ tried: { tried, draft, change } }: { readonly tried: TriedPrice }) {
  const { childAge, linenUntilDays } = tried.rules;
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
      {tried.extras.length > 0 && (
        <Fieldset legend={EXTRAS.legend}>
          <div className={kit.stack3}>
            {tried.extras.map((extra) => (
              <ExtraChoice
                key={extra.id}
                extra={extra}
                quantity={draft.quantities[extra.id] ?? 0}
                isOff={!mayChoose(extra.untilDays, draft)}
                onChange={(quantity) => change({ quantities: { ...draft.quantities, [extra.id]: quantity } })}
              />
            ))}
          </div>
        </Fieldset>
      )}
      <div style={columns('9rem', { gap: 'var(--space-3)' })}>
        <TextInput label={TRY_PRICE.code} autoComplete="off" maxLength={40} {...field('code')} />
        <TextInput label={TRY_PRICE.asOf} type="date" {...field('asOf')} />
      </div>
    </>
  );
}

type ChoiceProps = {
  readonly extra: Extra;
  readonly quantity: number;
  readonly isOff: boolean;
  readonly onChange: (quantity: number) => void;
};

/** An extra to try: a checkbox for a single one, else a quantity. */
function ExtraChoice({ extra, quantity, isOff, onChange }: ChoiceProps) {
  const { max } = extra;
  const label = sayExtra(extra);
  if (max === 1) {
    return (
      <Checkbox
        label={label}
        checked={quantity > 0}
        disabled={isOff}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 1 : 0)}
      />
    );
  }
  return (
    <NativeSelect
      label={label}
      data={Array.from({ length: max + 1 }, (_, count) => String(count))}
      value={String(Math.min(quantity, max))}
      disabled={isOff}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
