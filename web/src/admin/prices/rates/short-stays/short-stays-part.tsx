import { priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { type PriceRules, SHORT_STAY_RULES } from '@approdo/shared/domain/prices/price-rules';
import { Fieldset, TextInput } from '@mantine/core';
import { z } from 'zod';
import { numberOrNull, plainField, requiredEuros } from '../../../kit/form/fields.ts';
import kit from '../../../kit/styles/kit.module.css';
import { Choices } from '../choices.tsx';
import styles from '../price-form.module.css';
import type { PricePartProps } from '../price-part.tsx';
import { RulesForm } from '../rules-form.tsx';
import { WeekdayBoxes } from '../stay-rules/weekday-boxes.tsx';
import { SHORT_STAYS } from '../texts/short-stays.ts';

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
type ShortStaysDraft = z.input<typeof shortStaysForm>;

const schema = priceRulesSent.pick({ shortStays: true, weekendNights: true, guests: true, childAge: true });

/** The tab for prices of 1 to 6 nights, and for who pays as a person. */
export function ShortStaysPart({ prices: { lists, rules } }: PricePartProps) {
  const whole = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  const hasNightlyPrice = lists.some(({ seasons }) => seasons.some(({ nightlyPrice }) => nightlyPrice !== undefined));
  return (
    <RulesForm
      rules={rules}
      hint={SHORT_STAYS.hint}
      schema={schema}
      start={(current): ShortStaysDraft => shortStaysForm.encode(current)}
      read={shortStaysForm.decode}
    >
      {({ draft, faults, field, change }) => (
        <>
          <Choices
            label={SHORT_STAYS.rule}
            value={draft.shortStays.rule}
            choices={SHORT_STAY_RULES.map((value) => ({ value, label: SHORT_STAYS.rules[value] }))}
            onChange={(rule) => change('shortStays.rule', rule)}
          />
          {draft.shortStays.rule === 'NIGHT' && !hasNightlyPrice && (
            <p className={kit.danger} role="status">
              {SHORT_STAYS.noNightlyPrice}
            </p>
          )}
          {draft.shortStays.rule === 'SHARE' && (
            <Fieldset legend={SHORT_STAYS.percents}>
              <p className={kit.help}>{SHORT_STAYS.percentsHelp}</p>
              <div className={styles.fields}>
                {[...draft.shortStays.percents.keys()].map((index) => (
                  <TextInput
                    key={index}
                    label={SHORT_STAYS.nights(index + 1)}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={300}
                    {...field(`shortStays.percents.${index}`)}
                  />
                ))}
              </div>
            </Fieldset>
          )}
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
        </>
      )}
    </RulesForm>
  );
}
