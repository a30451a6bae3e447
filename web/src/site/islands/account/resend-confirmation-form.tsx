import { useTexts } from '../../texts/use-texts.ts';
import { authCalls } from './auth-client.ts';
import { MailRequestForm } from './mail-request-form.tsx';

const HOME_AFTER_MS = 5000;

export function ResendConfirmationForm() {
  const { confirmation } = useTexts().account;
  return (
    <MailRequestForm
      button={confirmation.resend}
      failureText={confirmation.resendFailed}
      send={async (email) => (await authCalls.resendConfirmation({ body: { email } })).message}
      onSent={() => setTimeout(() => location.assign('/'), HOME_AFTER_MS)}
    />
  );
}
