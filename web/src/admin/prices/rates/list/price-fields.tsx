import { Checkbox, TextInput } from '@mantine/core';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import type { DayPricesDraft } from '../day-prices-draft.ts';
import { DAY_PRICES } from '../texts/prices.ts';

type Part = keyof DayPricesDraft;

/** All day prices except the weekly one. */
export const MORE_FIELDS = ['nightlyPrice', 'weekendPrice', 'byNight', 'minPrice'] as const satisfies readonly Part[];

type Props = {
  readonly prices: DayPricesDraft;
  readonly faultOf: (part: Part) => string | undefined;
  readonly onChange: (changed: Partial<DayPricesDraft>) => void;
  /** Whether to include the weekly price. */
  readonly hasWeek?: boolean;
};

/** The fields of day prices. */
export function PriceFields({ prices, faultOf, onChange, hasWeek = false }: Props) {
  const euros = (part: Exclude<Part, 'byNight'>) => ({
    label: DAY_PRICES[part],
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    value: prices[part],
    error: faultOf(part),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ [part]: currentTarget.value }),
  });
  return (
    <div style={columns('13rem', { gap: 'var(--space-3) var(--space-4)', align: 'end' })}>
      {hasWeek && <TextInput disabled={prices.byNight} {...euros('weeklyPrice')} />}
      <TextInput {...euros('nightlyPrice')} />
      <TextInput {...euros('weekendPrice')} />
      <TextInput {...euros('minPrice')} />
      <Checkbox
        className={kit.wholeRow}
        classNames={{ body: kit.tick }}
        label={DAY_PRICES.byNight}
        checked={prices.byNight}
        error={faultOf('byNight')}
        onChange={({ currentTarget }) => onChange({ byNight: currentTarget.checked })}
      />
    </div>
  );
}
