import { priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { TextInput } from '@mantine/core';
import { ListField } from '../../../kit/form/list-field.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { CodesPart } from '../codes/codes-part.tsx';
import type { PricePartProps } from '../price-part.tsx';
import { FieldFault, RulesForm } from '../rules-form.tsx';
import { DISCOUNTS } from '../texts/discounts.ts';
import { draftDiscounts, NEW_DISCOUNT, readDiscounts } from './discount-draft.ts';
import { DiscountFields } from './discount-fields.tsx';

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
