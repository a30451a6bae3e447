import type { Extra } from '@approdo/shared/domain/prices/extra';
import { Checkbox, Fieldset, NativeSelect } from '@mantine/core';
import kit from '../../../kit/styles/kit.module.css';
import { EXTRAS, sayExtra } from '../texts/extras.ts';
import { mayChoose } from './tried-prices.ts';
import type { TriedPrice } from './use-trial.ts';

/** The extras to try: a checkbox for single ones, else a quantity. */
export function TrialExtras({ tried: { tried, draft, change } }: { readonly tried: TriedPrice }) {
  if (tried.extras.length === 0) return null;
  return (
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
  );
}

type ChoiceProps = {
  readonly extra: Extra;
  readonly quantity: number;
  readonly isOff: boolean;
  readonly onChange: (quantity: number) => void;
};

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
