import { registerSettings, registerTermsEdit } from '@approdo/shared/contract/law/register-settings';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import kit from '../../../kit/styles/kit.module.css';
import { useRead } from '../../../session/use-read.ts';
import { REGISTER, REGISTER_ACCOUNT, REGISTER_BEGIN } from '../../guests/index.ts';
import { type AccountDraft, accountForm, readAccount } from '../settings/account-draft.ts';
import { AccountFields } from '../settings/account-fields.tsx';
import { useSetRegisterTerms } from '../use-register.ts';
import { BeginButtons } from './begin-buttons.tsx';
import type { BeginStepProps } from './step.ts';

/** The type of account from the Questura. */
export function AccountStep(props: BeginStepProps) {
  return (
    <QueryStates query={useRead(registerSettings.get)} failure={REGISTER.loadFailed}>
      {(terms) => <Fields start={accountForm.encode(terms)} version={terms.version} {...props} />}
    </QueryStates>
  );
}

type Props = BeginStepProps & { readonly start: AccountDraft; readonly version: string };

function Fields({ start, version, onBack, onNext }: Props) {
  const set = useSetRegisterTerms();
  const form = useForm({
    schema: registerTermsEdit,
    start,
    version,
    loadLatest: undefined,
    read: readAccount,
    save: set,
    onSaved: onNext,
    describe: REGISTER_ACCOUNT.saveFailed,
  });
  return (
    <form {...form.props} className={`${kit.stack4} ${kit.form}`}>
      <FormProblem problem={form.problem} />
      <AccountFields
        account={form.draft.account}
        faults={form.faults}
        onChoose={(account) => form.change('account', account)}
        apartment={form.field('apartmentId')}
      />
      <BeginButtons onBack={onBack}>
        <SubmitButton isSaving={form.isSaving}>{REGISTER_BEGIN.next}</SubmitButton>
      </BeginButtons>
    </form>
  );
}
