import { authCalls } from './auth-client.ts';
import { MailRequestForm } from './mail-request-form.tsx';

const HOME_AFTER_MS = 5000;

export function ResendConfirmationForm() {
  return (
    <MailRequestForm
      button="Invia una nuova conferma"
      failureText="Errore nell'invio della richiesta"
      send={async (email) => (await authCalls.resendConfirmation({ body: { email } })).message}
      onSent={() => setTimeout(() => location.assign('/'), HOME_AFTER_MS)}
    />
  );
}
