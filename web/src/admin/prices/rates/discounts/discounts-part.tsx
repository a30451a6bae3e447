import { type PriceRulesAnswer, priceRulesAnswer, priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { Stack, TextInput } from '@mantine/core';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ListField } from '../../../kit/form/list-field.tsx';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { CodesPart } from '../codes/codes-part.tsx';
import styles from '../price-form.module.css';
import type { PricePartProps } from '../price-part.ts';
import { DISCOUNTS } from '../texts/discounts.ts';
import { PRICES } from '../texts/prices.ts';
import { usePriceRulesForm } from '../use-price-rules-form.ts';
import { draftDiscounts, NEW_DISCOUNT, readDiscounts } from './discount-draft.ts';
import { DiscountFields } from './discount-fields.tsx';

/** The discounts tab: discounts and codes. */
export function DiscountsPart({ prices: { rules } }: PricePartProps) {
  return (
    <>
      <VersionedForm of={rules} shape={priceRulesAnswer}>
        {(current, loadLatest) => <DiscountsForm rules={current} loadLatest={loadLatest} />}
      </VersionedForm>
      <CodesPart />
    </>
  );
}

type Props = { readonly rules: PriceRulesAnswer; readonly loadLatest: LoadLatest };

const schema = priceRulesSent.pick({ discounts: true, floorPerNight: true });

function DiscountsForm({ rules, loadLatest }: Props) {
  const form = usePriceRulesForm({
    rules,
    loadLatest: loadLatest,
    schema,
    start: draftDiscounts(rules),
    read: readDiscounts,
  });
  const { draft, faults, field, change } = form;
  return (
    <form {...form.props} className={styles.form}>
      <Stack>
        <FormProblem problem={form.problem} />
        <p className={kit.help}>{DISCOUNTS.hint}</p>
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
        {faults.discounts && (
          <p className={kit.danger} data-fault="true" tabIndex={-1}>
            {faults.discounts}
          </p>
        )}
        <FormFoot submit={PRICES.save} form={form} />
      </Stack>
    </form>
  );
}
