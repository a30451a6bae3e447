import { type PriceRulesAnswer, priceRulesAnswer, priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import type { InstantRules } from '@approdo/shared/domain/prices/instant';
import { Checkbox, Stack, Switch, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { number, plainField } from '../../../kit/form/fields.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { useWayQuestion } from '../../way-to-pay/index.ts';
import styles from '../price-form.module.css';
import type { PricePartProps } from '../price-part.ts';
import { INSTANT } from '../texts/instant.ts';
import { PRICES } from '../texts/prices.ts';
import { usePriceRulesForm } from '../use-price-rules-form.ts';
import { DepositField } from './deposit-field.tsx';

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

/** The tab for conditions of instant confirmation. */
export function InstantPart({ prices: { rules } }: PricePartProps) {
  return (
    <VersionedForm of={rules} shape={priceRulesAnswer}>
      {(current, loadLatest) => <InstantForm rules={current} loadLatest={loadLatest} />}
    </VersionedForm>
  );
}

type Props = { readonly rules: PriceRulesAnswer; readonly loadLatest: LoadLatest };

const schema = priceRulesSent.pick({ instant: true });

function InstantForm({ rules, loadLatest }: Props) {
  const way = useWayQuestion();
  const form = usePriceRulesForm({
    rules,
    loadLatest,
    schema,
    start: instantForm.encode(rules),
    read: instantForm.decode,
    confirmSave: async ({ instant }) => !instant.isOn || rules.instant.isOn || (await way.ask(() => true)),
  });
  const { draft, field, tick, change } = form;
  const whole = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <>
      <form {...form.props} className={styles.form}>
        <Stack>
          <FormProblem problem={form.problem} />
          <p className={kit.help}>{INSTANT.hint}</p>
          <Switch label={INSTANT.isOn} {...tick('instant.isOn')} />
          <div className={styles.fields}>
            <TextInput label={INSTANT.leadDays} {...whole} {...field('instant.leadDays')} />
            <TextInput label={INSTANT.minNights} {...whole} {...field('instant.minNights')} />
            <TextInput label={INSTANT.maxNights} {...whole} {...field('instant.maxNights')} />
            <TextInput label={INSTANT.maxGuests} {...whole} {...field('instant.maxGuests')} />
          </div>
          <Checkbox label={INSTANT.pastStayOnly} {...tick('instant.pastStayOnly')} />
          <DepositField deposit={draft.instant.deposit} onChange={(deposit) => change('instant.deposit', deposit)} />
          <TextInput maw="24rem" label={INSTANT.holdMinutes} {...whole} {...field('instant.holdMinutes')} />
          <FormFoot submit={PRICES.save} form={form} />
        </Stack>
      </form>
      {way.window}
    </>
  );
}
