import { authCalls } from './auth-client.ts';
import { MailRequestForm } from './mail-request-form.tsx';

export function ForgotPasswordForm() {
  return (
    <MailRequestForm
      button="Invia il collegamento"
      failureText="Errore nell'invio della richiesta"
      send={async (email) => (await authCalls.forgotPassword({ body: { email } })).message}
    />
  );
}
