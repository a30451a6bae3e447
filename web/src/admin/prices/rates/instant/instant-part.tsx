import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { INSTANT_DEPOSITS, type InstantRules } from '@approdo/shared/domain/prices/instant';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import { z } from 'zod';
import { number, plainField } from '../../../kit/form/fields.ts';
import { useRead } from '../../../session/use-read.ts';
import { useWayQuestion } from '../../way-to-pay/index.ts';
import { Choices } from '../choices.tsx';
import styles from '../price-form.module.css';
import type { PricePartProps } from '../price-part.tsx';
import { RulesForm } from '../rules-form.tsx';
import { INSTANT } from '../texts/instant.ts';

/** The conditions as typed, decoded to what the server accepts. */
const instantForm = z.object({
  instant: z.object({
    isOn: z.boolean(),
    leadDays: number,
    minNights: number,
    maxNights: number,
    maxGuests: number,
    pastStayOnly: z.boolean(),
    deposit: plainField<InstantRules['deposit']>(),
    holdMinutes: number,
  }),
});
type InstantDraft = z.input<typeof instantForm>;

const schema = priceRulesSent.pick({ instant: true });

/** The tab for conditions of instant confirmation. */
export function InstantPart({ prices: { rules } }: PricePartProps) {
  const way = useWayQuestion();
  const { data: cards } = useRead(cardPayments.standing);
  const whole = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <>
      <RulesForm
        rules={rules}
        hint={INSTANT.hint}
        schema={schema}
        start={(current): InstantDraft => instantForm.encode(current)}
        read={instantForm.decode}
        confirmSave={async ({ instant }, before) => !instant.isOn || before.instant.isOn || (await way.ask(() => true))}
      >
        {({ draft, field, tick, change }) => (
          <>
            <Switch label={INSTANT.isOn} {...tick('instant.isOn')} />
            <div className={styles.fields}>
              <TextInput label={INSTANT.leadDays} {...whole} {...field('instant.leadDays')} />
              <TextInput label={INSTANT.minNights} {...whole} {...field('instant.minNights')} />
              <TextInput label={INSTANT.maxNights} {...whole} {...field('instant.maxNights')} />
              <TextInput label={INSTANT.maxGuests} {...whole} {...field('instant.maxGuests')} />
            </div>
            <Checkbox label={INSTANT.pastStayOnly} {...tick('instant.pastStayOnly')} />
            <Choices
              label={INSTANT.deposit}
              value={draft.instant.deposit}
              choices={INSTANT_DEPOSITS.map((value) => ({
                value,
                label: INSTANT.deposits[value],
                isOffBecause: value === 'CARD' && cards?.isOn === false ? INSTANT.noCards : undefined,
              }))}
              onChange={(deposit) => change('instant.deposit', deposit)}
            />
            <TextInput maw="24rem" label={INSTANT.holdMinutes} {...whole} {...field('instant.holdMinutes')} />
          </>
        )}
      </RulesForm>
      {way.window}
    </>
  );
}
