import type { Mail } from '../mail/mail.service.ts';
import type { UsersTable } from './auth.table.ts';

type MailedLink = { readonly user: UsersTable; readonly origin: string; readonly token: string };

/**
 * Neither text greets by name: whoever registers writes the name, and may register the address of somebody else, who
 * must not get a stranger's words from us.
 */
export function confirmationMail({ user, origin, token }: MailedLink): Mail {
  return {
    kind: 'CONFIRM_EMAIL',
    to: { name: '', address: user.email },
    subject: 'Conferma il tuo indirizzo e-mail',
    body: `Buongiorno,

grazie per la registrazione. Per confermare il tuo indirizzo e-mail apri questo collegamento:

${linkTo(origin, '/confirm-email', { token, email: user.email })}

Il collegamento vale 24 ore e si può usare una volta sola.
Se non ti sei registrato tu, ignora questo messaggio: senza conferma non accade nulla.
`,
  };
}

export function passwordResetMail({ user, origin, token }: MailedLink): Mail {
  return {
    kind: 'RESET_PASSWORD',
    to: { name: '', address: user.email },
    subject: 'Scegli una nuova password',
    body: `Buongiorno,

abbiamo ricevuto la richiesta di una nuova password per il tuo account. Per sceglierla apri questo collegamento:

${linkTo(origin, '/reset-password', { token, email: user.email })}

Il collegamento vale un'ora e si può usare una volta sola. Con la nuova password si chiudono tutte le sessioni aperte.
Se non l'hai chiesta tu, ignora questo messaggio: la tua password resta quella di prima.
`,
  };
}

function linkTo(origin: string, path: string, query: Readonly<Record<string, string>>): string {
  return `${origin}${path}?${new URLSearchParams(query)}`;
}
