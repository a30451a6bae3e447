import { type PaymentSettingsAnswer, paymentSettingsAnswer } from '@approdo/shared/contract/money/payment-settings';
import { Stack } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { FormFoot } from '../../form/form-foot.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { PAYMENTS } from '../../texts/payments.ts';
import { LanguageTabs } from '../../translations/language-tabs.tsx';
import { AccountFields } from './account-fields.tsx';
import { CancellationFields } from './cancellation-fields.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { StampFields } from './stamp-fields.tsx';
import styles from './terms-form.module.css';
import { useTermsForm } from './use-terms-form.ts';

type Props = { readonly terms: PaymentSettingsAnswer };

/** All terms, saved together. */
export function TermsForm({ terms }: Props) {
  return (
    <LanguageTabs kind="payment_settings" id="payment_settings">
      <VersionedForm of={terms} shape={paymentSettingsAnswer}>
        {(current, takeUp) => <Fields terms={current} takeUp={takeUp} />}
      </VersionedForm>
    </LanguageTabs>
  );
}

function Fields({ terms, takeUp }: Props & { readonly takeUp: TakeUp }) {
  const form = useTermsForm(terms, takeUp);
  return (
    <form {...form.props} className={styles.form}>
      <Stack>
        <FormProblem problem={form.problem} />
        <ScheduleFields form={form} />
        <AccountFields form={form} />
        <OwnerFields form={form} />
        <StampFields form={form} />
        <CancellationFields form={form} />
        <FormFoot submit={PAYMENTS.save} form={form} />
      </Stack>
    </form>
  );
}
