import { authCalls } from './auth-client.ts';
import { MailRequestForm } from './mail-request-form.tsx';
import { keepWayBack } from './way-back.ts';

export function ForgotPasswordForm() {
  return (
    <MailRequestForm
      button="Invia il collegamento"
      failureText="Errore nell'invio della richiesta"
      send={async (email) => (await authCalls.forgotPassword({ body: { email } })).message}
      onSent={keepWayBack}
    />
  );
}
