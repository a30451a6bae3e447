import { type Letter, letter, tell } from '../mail/letter.ts';
import type { Dispatch } from '../mail/mail.service.ts';
import type { UsersTable } from './auth.table.ts';

type MailedLink = { readonly user: UsersTable; readonly origin: string; readonly token: string };

/*
 * Neither letter can greet by name: whoever registers writes the name, and may register the address of somebody else,
 * who must not get a stranger's words from us.
 */

const CONFIRM_EMAIL = letter({
  kind: 'CONFIRM_EMAIL',
  title: 'Conferma dell’indirizzo e-mail, a chi si registra',
  placeholders: {
    collegamento: {
      kind: 'link',
      meaning: 'Collegamento che conferma l’indirizzo',
      sample: '/confirm-email?token=esempio&email=ada%40example.com',
    },
  },
  wording: {
    subject: 'Conferma il tuo indirizzo e-mail',
    body: `Buongiorno,

grazie per la registrazione. Per confermare il tuo indirizzo e-mail apri questo collegamento:

{collegamento}

Il collegamento vale 24 ore e si può usare una volta sola.
Se non ti sei registrato tu, ignora questo messaggio: senza conferma non accade nulla.`,
  },
});

const RESET_PASSWORD = letter({
  kind: 'RESET_PASSWORD',
  title: 'Nuova password, a chi la chiede',
  placeholders: {
    collegamento: {
      kind: 'link',
      meaning: 'Collegamento per scegliere la password',
      sample: '/reset-password?token=esempio&email=ada%40example.com',
    },
  },
  wording: {
    subject: 'Scegli una nuova password',
    body: `Buongiorno,

abbiamo ricevuto la richiesta di una nuova password per il tuo account. Per sceglierla apri questo collegamento:

{collegamento}

Il collegamento vale un'ora e si può usare una volta sola. Con la nuova password si chiudono tutte le sessioni aperte.
Se non l'hai chiesta tu, ignora questo messaggio: la tua password resta quella di prima.`,
  },
});

/** In the order in which the owner sees them. */
export const AUTH_LETTERS: readonly Letter[] = [CONFIRM_EMAIL, RESET_PASSWORD];

export function confirmationMail({ user, origin, token }: MailedLink): Dispatch {
  const collegamento = linkTo(origin, '/confirm-email', { token, email: user.email });
  return { ...tell(CONFIRM_EMAIL, { collegamento }), to: { name: '', address: user.email } };
}

export function passwordResetMail({ user, origin, token }: MailedLink): Dispatch {
  const collegamento = linkTo(origin, '/reset-password', { token, email: user.email });
  return { ...tell(RESET_PASSWORD, { collegamento }), to: { name: '', address: user.email } };
}

function linkTo(origin: string, path: string, query: Readonly<Record<string, string>>): string {
  return `${origin}${path}?${new URLSearchParams(query)}`;
}
