import { sayInstantDateTime } from '@approdo/shared/domain/date/say-date';
import type { Language } from '@approdo/shared/domain/language/language';
import { type AddressedLetter, fillLetter, type Letter, letter } from '../mail/index.ts';
import type { UsersTable } from '../people/index.ts';
import { inOtherLanguages } from './letters/other-languages.ts';
import { nameForStranger } from './name-for-stranger.ts';

type MailedLink = {
  readonly user: UsersTable;
  readonly token: string;
  /** Of the call that asked for it. */
  readonly language: Language;
};

/*
 * Neither letter greets by name: whoever registers writes the name, and may register the address of somebody else, who
 * must not get a stranger's words from us. The first one has to say who it was, for her to know that it was not she: so
 * much of the name as only a name has.
 */

const DISOWN_WORDS = `Non hai aperto tu questo account? Non aprire il collegamento qui sopra. Con questo togli il tuo indirizzo dall'account:

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
    quando: { kind: 'line', meaning: 'Quando l’ha aperto', sample: whenIn('2027-06-12T16:30:00Z') },
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
  others: inOtherLanguages('CONFIRM_EMAIL'),
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

Il collegamento vale un'ora e si può usare una volta sola. Con la nuova password dovrai accedere di nuovo su tutti i dispositivi.
Se non l'hai chiesta tu, ignora questo messaggio: la tua password resta quella di prima.`,
  },
  others: inOtherLanguages('RESET_PASSWORD'),
});

/** In the order in which the owner sees them. */
export const AUTH_LETTERS: readonly Letter[] = [CONFIRM_EMAIL, RESET_PASSWORD];

export function confirmationMail({ user, token, language }: MailedLink): AddressedLetter {
  const proof = new URLSearchParams({ token, email: user.email });
  const values = {
    collegamento: `/confirm-email?${proof}`,
    disconosci: `/disown?${proof}`,
    nome: nameForStranger(user.name),
    quando: sayInstantDateTime(user.created_at, language),
  };
  return { ...fillLetter(CONFIRM_EMAIL, values, language), to: { name: '', address: user.email } };
}

export function passwordResetMail({ user, token, language }: MailedLink): AddressedLetter {
  const proof = new URLSearchParams({ token, email: user.email });
  const values = { collegamento: `/reset-password?${proof}` };
  return { ...fillLetter(RESET_PASSWORD, values, language), to: { name: '', address: user.email } };
}

function whenIn(instant: string) {
  return (language: Language) => sayInstantDateTime(instant, language);
}
