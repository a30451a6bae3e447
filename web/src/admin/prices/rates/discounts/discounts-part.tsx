import { priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { DISCOUNT_KINDS } from '@approdo/shared/domain/prices/discount';
import { NativeSelect, TextInput } from '@mantine/core';
import { bindEntry } from '../../../kit/form/bind-entry.ts';
import { ListField } from '../../../kit/form/list-field.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { CodesPart } from '../codes/codes-part.tsx';
import styles from '../price-form.module.css';
import type { PricePartProps } from '../price-part.tsx';
import { FieldFault, RulesForm } from '../rules-form.tsx';
import { DISCOUNT_KIND_NAMES, DISCOUNTS } from '../texts/discounts.ts';
import {
  type DiscountDraft,
  draftDiscounts,
  NEW_DISCOUNT,
  readDiscount,
  readDiscounts,
  sayDiscount,
} from './discount-draft.ts';

const schema = priceRulesSent.pick({ discounts: true, floorPerNight: true });

/** The discounts tab: discounts and codes. */
export function DiscountsPart({ prices: { rules } }: PricePartProps) {
  return (
    <>
      <RulesForm rules={rules} hint={DISCOUNTS.hint} schema={schema} start={draftDiscounts} read={readDiscounts}>
        {({ draft, faults, field, change }) => (
          <>
            <TextInput
              maw="24rem"
              label={DISCOUNTS.floor}
              description={DISCOUNTS.floorHelp}
              inputMode="decimal"
              {...field('floorPerNight')}
            />
            {draft.discounts.length === 0 && <p className={kit.help}>{DISCOUNTS.empty}</p>}
            <ListField
              legend={DISCOUNTS.title}
              entries={draft.discounts}
              blank={NEW_DISCOUNT}
              words={DISCOUNTS}
              nameOf={DISCOUNTS.nameOf}
              onChange={(changed) => change('discounts', changed)}
            >
              {(discount, index, changeDiscount) => (
                <DiscountFields
                  discount={discount}
                  name={DISCOUNTS.nameOf(index + 1)}
                  faultOf={(part) => faults[`discounts.${index}.${part}`]}
                  onChange={changeDiscount}
                />
              )}
            </ListField>
            <FieldFault text={faults.discounts} />
          </>
        )}
      </RulesForm>
      <CodesPart />
    </>
  );
}

const KINDS = DISCOUNT_KINDS.map((value) => ({ value, label: DISCOUNT_KIND_NAMES[value] }));

type FieldsProps = {
  readonly discount: DiscountDraft;
  readonly name: string;
  readonly faultOf: (part: keyof DiscountDraft) => string | undefined;
  readonly onChange: (discount: DiscountDraft) => void;
};

/** The fields of a discount, with its summary sentence. */
function DiscountFields({ discount, name, faultOf, onChange }: FieldsProps) {
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
