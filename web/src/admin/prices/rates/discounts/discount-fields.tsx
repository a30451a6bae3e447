import { DISCOUNT_KINDS } from '@approdo/shared/domain/prices/discount';
import { NativeSelect, TextInput } from '@mantine/core';
import { bindEntry } from '../../../kit/form/bind-entry.ts';
import kit from '../../../kit/styles/kit.module.css';
import styles from '../price-form.module.css';
import { DISCOUNT_KIND_NAMES, DISCOUNTS } from '../texts/discounts.ts';
import { type DiscountDraft, readDiscount, sayDiscount } from './discount-draft.ts';

const KINDS = DISCOUNT_KINDS.map((value) => ({ value, label: DISCOUNT_KIND_NAMES[value] }));

type Props = {
  readonly discount: DiscountDraft;
  readonly name: string;
  readonly faultOf: (part: keyof DiscountDraft) => string | undefined;
  readonly onChange: (discount: DiscountDraft) => void;
};

/** The fields of a discount, with its summary sentence. */
export function DiscountFields({ discount, name, faultOf, onChange }: Props) {
  const field = bindEntry(discount, { faultOf, onChange });
  const whole = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <fieldset className={`${styles.fields} ${styles.entry}`} aria-label={name}>
      <p className={`${kit.strong} ${kit.flush} ${kit.wholeRow}`}>
        {sayDiscount(readDiscount(discount)) ?? DISCOUNT_KIND_NAMES[discount.kind]}
      </p>
      <NativeSelect
        style={{ gridColumn: 'span 2' }}
        label={DISCOUNTS.kind}
        data={KINDS}
        value={discount.kind}
        error={faultOf('kind')}
        onChange={({ currentTarget }) => {
          const kind = DISCOUNT_KINDS.find((known) => known === currentTarget.value);
          if (kind) onChange({ ...discount, kind });
        }}
      />
      <TextInput label={DISCOUNTS.percent} {...whole} {...field('percent')} />
      <TextInput label={discount.kind === 'LENGTH' ? DISCOUNTS.nights : DISCOUNTS.days} {...whole} {...field('at')} />
      <TextInput label={DISCOUNTS.arrivalFrom} type="date" {...field('arrivalFrom')} />
      <TextInput label={DISCOUNTS.arrivalTo} type="date" {...field('arrivalTo')} />
    </fieldset>
  );
}
