import { type PriceRulesAnswer, priceRulesAnswer, priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { Fieldset, Stack, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { numberOrNull, plainField, requiredEuros } from '../../../kit/form/fields.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import kit from '../../../kit/styles/kit.module.css';
import styles from '../price-form.module.css';
import type { PricePartProps } from '../price-part.ts';
import { WeekdayBoxes } from '../stay-rules/weekday-boxes.tsx';
import { PRICES } from '../texts/prices.ts';
import { SHORT_STAYS } from '../texts/short-stays.ts';
import { usePriceRulesForm } from '../use-price-rules-form.ts';
import type { Prices } from '../use-prices.ts';
import { ShortStayRuleField } from './short-stay-rule-field.tsx';

/** The rules of this tab; empty means by agreement, all guests included, all paying as persons. */
const shortStaysForm = z.object({
  shortStays: z.object({
    rule: plainField<PriceRules['shortStays']['rule']>(),
    percents: z.array(numberOrNull).readonly(),
  }),
  weekendNights: plainField<PriceRules['weekendNights']>(),
  guests: z.object({ included: numberOrNull, perNight: requiredEuros }),
  childAge: numberOrNull,
});

/** The tab for prices of 1 to 6 nights, and for who pays as a person. */
export function ShortStaysPart({ prices: { lists, rules } }: PricePartProps) {
  return (
    <VersionedForm of={rules} shape={priceRulesAnswer}>
      {(current, loadLatest) => <ShortStaysForm lists={lists} rules={current} loadLatest={loadLatest} />}
    </VersionedForm>
  );
}

type Props = {
  readonly lists: Prices['lists'];
  readonly rules: PriceRulesAnswer;
  readonly loadLatest: LoadLatest;
};

const schema = priceRulesSent.pick({ shortStays: true, weekendNights: true, guests: true, childAge: true });

function ShortStaysForm({ lists, rules, loadLatest }: Props) {
  const form = usePriceRulesForm({
    rules,
    loadLatest,
    schema,
    start: shortStaysForm.encode(rules),
    read: shortStaysForm.decode,
  });
  const { draft, faults, field, change } = form;
  const whole = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  const hasNightlyPrice = lists.some(({ seasons }) => seasons.some(({ nightlyPrice }) => nightlyPrice !== undefined));
  return (
    <form {...form.props} className={styles.form}>
      <Stack>
        <FormProblem problem={form.problem} />
        <p className={kit.help}>{SHORT_STAYS.hint}</p>
        <ShortStayRuleField
          {...draft.shortStays}
          field={field}
          hasNightlyPrice={hasNightlyPrice}
          onChange={(rule) => change('shortStays.rule', rule)}
        />
        <Fieldset legend={SHORT_STAYS.weekend}>
          <p className={kit.help}>{SHORT_STAYS.weekendHelp}</p>
          <WeekdayBoxes
            label={SHORT_STAYS.weekend}
            days={draft.weekendNights}
            fault={faults.weekendNights}
            onChange={(days) => change('weekendNights', days)}
          />
        </Fieldset>
        <Fieldset legend={SHORT_STAYS.guests}>
          <div className={styles.fields}>
            <TextInput
              label={SHORT_STAYS.included}
              description={SHORT_STAYS.includedHelp}
              max={8}
              {...whole}
              {...field('guests.included')}
            />
            <TextInput label={SHORT_STAYS.perNight} inputMode="decimal" {...field('guests.perNight')} />
            <TextInput
              label={SHORT_STAYS.childAge}
              description={SHORT_STAYS.childAgeHelp}
              max={17}
              {...whole}
              {...field('childAge')}
            />
          </div>
        </Fieldset>
        <FormFoot submit={PRICES.save} form={form} />
      </Stack>
    </form>
  );
}
