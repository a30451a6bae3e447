import { DEPOSIT_LABELS } from '@approdo/shared/domain/money/transfer';
import { Fieldset, Radio, Stack, TextInput } from '@mantine/core';
import { columns } from '../../kit/styles/columns.ts';
import { TERMS_FORM } from './texts/payments.ts';
import type { TermsForm } from './use-terms-form.ts';

/** When guests pay which part, and the security deposit. */
export function ScheduleFields({ form: { draft, faults, field, change } }: { readonly form: TermsForm }) {
  const whole = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <Fieldset legend={TERMS_FORM.schedule}>
      <Stack>
        <div style={columns('14rem')}>
          <TextInput
            label={TERMS_FORM.depositPercent}
            description={TERMS_FORM.depositPercentHelp}
            {...whole}
            {...field('depositPercent')}
          />
          <TextInput
            label={TERMS_FORM.depositDays}
            description={TERMS_FORM.depositDaysHelp}
            {...whole}
            {...field('depositDays')}
          />
          <TextInput
            label={TERMS_FORM.balanceDays}
            description={TERMS_FORM.balanceDaysHelp}
            {...whole}
            {...field('balanceDays')}
          />
        </div>
        <Radio.Group
          label={TERMS_FORM.depositLabel}
          value={draft.depositLabel}
          error={faults.depositLabel}
          onChange={(value) => {
            const chosen = DEPOSIT_LABELS.find((known) => known === value);
            if (chosen) change('depositLabel', chosen);
          }}
        >
          <Stack gap="xs" mt="xs">
            {DEPOSIT_LABELS.map((value) => (
              <Radio key={value} value={value} label={TERMS_FORM[value]} description={TERMS_FORM[`${value}_HELP`]} />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          label={TERMS_FORM.securityDeposit}
          description={TERMS_FORM.securityDepositHelp}
          inputMode="decimal"
          {...field('securityDeposit')}
        />
      </Stack>
    </Fieldset>
  );
}
