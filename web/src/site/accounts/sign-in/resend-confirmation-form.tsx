import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { authCalls } from '../../session/auth-client.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { MailRequestForm } from './mail-request-form.tsx';

const HOME_AFTER_MS = 5000;

export function ResendConfirmationForm() {
  const { language, account } = useTexts();
  const { confirmation } = account;
  return (
    <MailRequestForm
      button={confirmation.resend}
      failureText={confirmation.resendFailed}
      send={async (email) => (await authCalls.resendConfirmation({ body: { email } })).message}
      onSent={() => setTimeout(() => location.assign(addressIn(language, '/')), HOME_AFTER_MS)}
    />
  );
}
