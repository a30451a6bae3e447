import {
  type PaymentSettingsAnswer,
  paymentSettings,
  paymentTerms,
} from '@approdo/shared/contract/money/payment-settings';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { termsForm } from './terms-draft.ts';
import { PAYMENTS } from './texts/payments.ts';

/** The form of the terms, or of a part of them: what is not shown stays as it is. */
export function useTermsForm(terms: PaymentSettingsAnswer, loadLatest: LoadLatest, onSaved?: () => void) {
  const replace = useWrite(paymentSettings.replace, { success: () => PAYMENTS.saved });
  return useForm({
    schema: paymentTerms,
    start: termsForm.encode(terms),
    read: termsForm.decode,
    version: terms.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    onSaved,
    describe: PAYMENTS.saveFailed,
  });
}

export type TermsForm = ReturnType<typeof useTermsForm>;
