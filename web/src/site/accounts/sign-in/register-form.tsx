import { registration, type Session } from '@approdo/shared/contract/accounts/auth';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { z } from 'zod';
import { writeSession } from '../../../session/browser-session.ts';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { leaveNotice } from '../../enhance/notices.ts';
import { PrivacyLabel } from '../../forms/privacy-label.tsx';
import { type Reading, readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { authCalls } from '../../session/auth-client.ts';
import { type IslandTexts, useTexts } from '../../texts/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { findRepeatFault } from './find-repeat-fault.ts';
import { useLeaveIfSignedIn } from './leave-sign-in.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { storeReturnPath } from './return-path.ts';
import { StageLinks } from './stage-links.tsx';

const NEXT_PAGE = '/pages/registrazione-richiesta';

type Props = {
  /** Whether a request waits for the account in this browser. */
  readonly isForRequest?: () => boolean;
  /** Called with the new account before the page is left. */
  readonly onRegistered?: (user: Session['user']) => void;
};

export function RegisterForm({ isForRequest, onRegistered }: Props) {
  useLeaveIfSignedIn();
  const { language, account, forms } = useTexts();
  const words = account.register;
  const submission = useSubmission({
    read: (form) => readRegistration(form, words),
    send: async (account) => {
      const session = await authCalls.register({
        body: { ...account, ...(isForRequest?.() && { isForRequest: true }) },
      });
      writeSession(session);
      onRegistered?.(session.user);
      storeReturnPath(language);
      leaveNotice(words.sent);
      location.replace(addressIn(language, NEXT_PAGE));
    },
    failureText: words.failed,
  });
  const { faults } = submission;
  return (
    <>
      <AccountForm submission={submission} button={words.send}>
        <Field label={forms.name} name="name" autoComplete="name" required error={faults.name} />
        <Field label={forms.email} name="email" type="email" autoComplete="email" required error={faults.email} />
        <NewPasswordFields label={forms.password} againLabel={words.confirmPassword} faults={faults} />
        <CheckboxField name="privacy" required error={faults.privacy} label={<PrivacyLabel />} />
      </AccountForm>
      <StageLinks stages={{ '/login': words.hasAccount }} />
    </>
  );
}

type Words = IslandTexts['account']['register'];

function readRegistration(form: FormData, words: Words): Reading<z.output<typeof registration>> {
  const password = textOf(form, 'password');
  const reading = readWith(registration, { name: textOf(form, 'name'), email: textOf(form, 'email'), password });
  const own = {
    ...findRepeatFault(form, words.passwordsDiffer),
    ...(!form.has('privacy') && { privacy: words.privacyMissing }),
  };
  const faults = { ...('faults' in reading && reading.faults), ...own };
  return 'faults' in reading || Object.keys(own).length > 0 ? { faults } : reading;
}
