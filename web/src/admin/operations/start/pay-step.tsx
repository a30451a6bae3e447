import {
  type PaymentSettingsAnswer,
  paymentSettings,
  paymentSettingsAnswer,
} from '@approdo/shared/contract/money/payment-settings';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import {
  AccountFields,
  CancellationFields,
  PAYMENTS,
  ScheduleFields,
  useTermsForm,
} from '../../money/payments/index.ts';
import { useRead } from '../../session/use-read.ts';
import { type StepProps, useNextStep, useNoteTyped } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

/** Who is paid, what is paid when, and what comes back. */
export function PayStep(step: StepProps) {
  return (
    <QueryStates query={useRead(paymentSettings.get)} failure={PAYMENTS.loadFailed}>
      {(terms) => (
        <VersionedForm of={terms} shape={paymentSettingsAnswer}>
          {(current, loadLatest) => <Form terms={current} loadLatest={loadLatest} step={step} />}
        </VersionedForm>
      )}
    </QueryStates>
  );
}

type FormProps = { readonly terms: PaymentSettingsAnswer; readonly loadLatest: LoadLatest; readonly step: StepProps };

function Form({ terms, loadLatest, step }: FormProps) {
  const next = useNextStep(step);
  const form = useTermsForm(terms, loadLatest, next.onSaved);
  useNoteTyped(next.wasTyped, form.isChanged);
  return (
    <StackedForm form={form}>
      <AccountFields form={form} />
      <ScheduleFields form={form} />
      <CancellationFields form={form} />
      <StepButtons step={step} isSaving={form.isSaving} />
    </StackedForm>
  );
}
