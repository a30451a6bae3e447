import { proofCode } from '@approdo/shared/contract/accounts/auth';
import { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { secret } from '@approdo/shared/contract/base/fields';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import { useSession } from '../../session/session-context.ts';
import { useCall } from '../../session/use-call.ts';
import { CodeField } from './proof-parts.tsx';
import { FRESH_PROOF } from './texts.ts';

const typedPassword = z.object({ password: secret });
const typedCode = z.object({ code: proofCode });

type Props = {
  readonly by: Exclude<ProofMethod, 'PASSKEY'>;
  /** Whether the user chose it: the pressed link is gone then, and the field takes the focus. */
  readonly isChosen: boolean;
  readonly onGiven: () => void;
  readonly onLeave: () => void;
};

/** A fresh proof by something typed: a password, or a code of either kind. */
export function TypedProofForm({ by, ...props }: Props) {
  return by === 'PASSWORD' ? <PasswordForm {...props} /> : <CodeForm isRecovery={by === 'RECOVERY'} {...props} />;
}

type FormProps = Omit<Props, 'by'>;

function PasswordForm({ isChosen, onGiven, onLeave }: FormProps) {
  const { user } = useSession();
  const call = useCall();
  const form = useForm({
    schema: typedPassword,
    start: { password: '' },
    save: async (body) => {
      await call(freshProof.give, { body });
      onGiven();
    },
    describe: FRESH_PROOF.failed,
  });
  return (
    <StackedForm form={form}>
      <input hidden readOnly autoComplete="username" value={user.email} />
      <TextInput
        label={FRESH_PROOF.password}
        type="password"
        autoComplete="current-password"
        data-autofocus
        autoFocus={isChosen}
        {...form.field('password')}
      />
      <FormButtons submit={FRESH_PROOF.submit} leave={SHELL.cancel} isSaving={form.isSaving} onCancel={onLeave} />
    </StackedForm>
  );
}

function CodeForm({ isRecovery, isChosen, onGiven, onLeave }: FormProps & { readonly isRecovery: boolean }) {
  const call = useCall();
  const form = useForm({
    schema: typedCode,
    start: { code: '' },
    save: async (body) => {
      await call(freshProof.give, { body });
      onGiven();
    },
    describe: FRESH_PROOF.failed,
  });
  return (
    <StackedForm form={form}>
      <CodeField isRecovery={isRecovery} autoFocus={isChosen} {...form.field('code')} />
      <FormButtons submit={FRESH_PROOF.submit} leave={SHELL.cancel} isSaving={form.isSaving} onCancel={onLeave} />
    </StackedForm>
  );
}
