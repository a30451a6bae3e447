import { authCalls } from '../../session/auth-client.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { MailRequestForm } from './mail-request-form.tsx';
import { storeReturnPath } from './return-path.ts';

export function ForgotPasswordForm() {
  const { language, account } = useTexts();
  const { forgotten } = account;
  return (
    <MailRequestForm
      button={forgotten.send}
      failureText={forgotten.failed}
      send={async (email) => (await authCalls.forgotPassword({ body: { email } })).message}
      onSent={() => storeReturnPath(language)}
    />
  );
}
