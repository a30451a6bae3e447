import { formatInstantDateTime } from '@approdo/shared/domain/local-date';
import { fillLetter, type Letter, letter } from '../mail/letter.ts';
import type { AddressedLetter } from '../mail/mail.service.ts';
import type { UsersTable } from './auth.table.ts';
import { nameForStranger } from './name-for-stranger.ts';

type MailedLink = { readonly user: UsersTable; readonly origin: string; readonly token: string };

/*
 * Neither letter greets by name: whoever registers writes the name, and may register the address of somebody else, who
 * must not get a stranger's words from us. The first one has to say who it was, for her to know that it was not she: so
 * much of the name as only a name has.
 */

const DISOWN_WORDS = `Non sei stato tu? Non aprire il collegamento qui sopra. Con questo togli il tuo indirizzo dall'account:

{disconosci}`;

const CONFIRM_EMAIL = letter({
  kind: 'CONFIRM_EMAIL',
  title: 'Conferma dell’indirizzo e-mail, a chi si registra',
  placeholders: {
    collegamento: {
      kind: 'link',
      meaning: 'Collegamento che conferma l’indirizzo',
      sample: '/confirm-email?token=esempio&email=ada%40example.com',
    },
    nome: { kind: 'line', meaning: 'Nome di chi ha aperto l’account', sample: 'Ada Rossi' },
    quando: { kind: 'line', meaning: 'Quando l’ha aperto', sample: 'giu 12, 2027 18:30' },
    disconosci: {
      kind: 'link',
      meaning: 'Collegamento per chi non si è registrato',
      sample: '/disown?token=esempio&email=ada%40example.com',
    },
  },
  wording: {
    subject: 'Conferma il tuo indirizzo e-mail',
    body: `Buongiorno,

grazie per la registrazione. Per confermare il tuo indirizzo e-mail apri questo collegamento:

{collegamento}

Il collegamento vale 24 ore e si può usare una volta sola.

L'account è stato aperto con il nome «{nome}» ({quando}).

${DISOWN_WORDS}

Se non fai nulla, l'indirizzo resta non confermato.`,
  },
  laterLinks: { disconosci: DISOWN_WORDS },
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

export function confirmationMail({ user, origin, token }: MailedLink): AddressedLetter {
  const proof = { token, email: user.email };
  const filled = fillLetter(CONFIRM_EMAIL, {
    collegamento: linkTo(origin, '/confirm-email', proof),
    disconosci: linkTo(origin, '/disown', proof),
    nome: nameForStranger(user.name),
    quando: formatInstantDateTime(user.created_at),
  });
  return { ...filled, to: { name: '', address: user.email } };
}

export function passwordResetMail({ user, origin, token }: MailedLink): AddressedLetter {
  const collegamento = linkTo(origin, '/reset-password', { token, email: user.email });
  return { ...fillLetter(RESET_PASSWORD, { collegamento }), to: { name: '', address: user.email } };
}

function linkTo(origin: string, path: string, query: Readonly<Record<string, string>>): string {
  return `${origin}${path}?${new URLSearchParams(query)}`;
}
