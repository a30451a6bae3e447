import { hasRole } from '@approdo/shared/domain/base/access';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { formatMessage, type Message, say } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Client } from '../../../../http/read-client.ts';
import { sayClient } from '../../../../http/say-client.ts';
import type { KeysChange } from '../../../accounts/keys/index.ts';
import type { UsersTable } from '../../../base/people/index.ts';
import { line, link } from '../../../content/mail/index.ts';
import { type LetterDefinition, toGuest } from '../letter.ts';
import { DISOWN_WORDS } from '../texts/it/accounts.ts';

/** Link to where the account's keys are managed. */
const KEYS_LINK = link('Collegamento alle chiavi', '/admin/access', ({ user }: { readonly user: UsersTable }) =>
  hasRole(user.role, 'EDITOR') ? '/admin/access' : '/profile#accesso',
);

const WHAT_CHANGED = line(
  'Che cosa è cambiato',
  (language) => formatMessage(say('passkeyAdded', { name: 'Firefox su Windows' }), WORDS[language]),
  ({ change }: { readonly change: KeysChange }, language) => formatMessage(messageOf(change), WORDS[language]),
);

export const CHANGED_AT = line(
  'Quando',
  (language) => sayInstantDateTime('2027-06-12T16:30:00Z', language),
  ({ at }: { readonly at: Date }, language) => sayInstantDateTime(at.toISOString(), language),
);

/** From which client; without one it was a command on the server. */
const CHANGED_FROM = line(
  'Da dove è stato cambiato',
  (language) => formatMessage(say('clientOn', { browser: 'Firefox', system: 'Windows' }), WORDS[language]),
  ({ client }: { readonly client: Client | undefined }, language) =>
    client ? sayClient(client, language) : WORDS[language].onTheServer,
);

/** Letters about an account, to its holder. */
export const ACCOUNT_LETTERS = {
  CONFIRM_EMAIL: {
    ...toGuest('Conferma dell’indirizzo e-mail', 'Quando qualcuno apre un account', 'a chi si registra'),
    placeholders: {
      collegamento: link(
        'Collegamento che conferma l’indirizzo',
        '/confirm-email?token=esempio&email=ada%40example.com',
      ),
      nome: line('Nome di chi ha aperto l’account', 'Ada Rossi'),
      quando: line('Quando l’ha aperto', CHANGED_AT.sample),
      disconosci: link('Collegamento per chi non si è registrato', '/disown?token=esempio&email=ada%40example.com'),
    },
    addedLinks: { disconosci: DISOWN_WORDS },
  },
  RESET_PASSWORD: {
    ...toGuest('Nuova password', 'Quando qualcuno chiede una nuova password', 'a chi la chiede'),
    placeholders: {
      collegamento: link(
        'Collegamento per scegliere la password',
        '/reset-password?token=esempio&email=ada%40example.com',
      ),
    },
  },
  KEYS_CHANGED: {
    ...toGuest('Chiavi di un account cambiate', 'Quando cambia il modo di entrare', 'a chi ce l’ha'),
    isBounded: true,
    placeholders: {
      cosa: WHAT_CHANGED,
      quando: CHANGED_AT,
      dispositivo: CHANGED_FROM,
      collegamento: KEYS_LINK,
    },
  },
  CODE_GUESSED: {
    ...toGuest('Qualcuno prova i codici', 'Dopo cinque codici sbagliati', 'a chi è l’account'),
    isBounded: true,
    placeholders: { collegamento: KEYS_LINK },
  },
  CODE_GUESSED_IN_SESSION: {
    ...toGuest('Qualcuno prova i codici da un accesso aperto', 'Dopo cinque codici sbagliati', 'a chi è l’account'),
    isBounded: true,
    placeholders: { collegamento: KEYS_LINK },
  },
  PASSKEY_COPIED: {
    ...toGuest('Passkey forse copiata', 'Quando gli usi di una passkey non tornano', 'a chi ce l’ha'),
    isBounded: true,
    placeholders: {
      passkey: line('Nome della passkey', 'iPhone di Ada'),
      collegamento: KEYS_LINK,
    },
  },
  NEW_DEVICE: {
    ...toGuest('Nuovo accesso', 'Quando si entra da un dispositivo nuovo', 'a chi gestisce la casa'),
    isBounded: true,
    placeholders: {
      dispositivo: { ...CHANGED_FROM, meaning: 'Da che cosa si è entrati' },
      quando: CHANGED_AT,
      collegamento: { ...KEYS_LINK, meaning: 'Collegamento a chi è entrato' },
    },
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

function messageOf(change: KeysChange): Message {
  if ('name' in change) return say(change.is, { name: change.name });
  if ('left' in change) return say('recoveryCodeUsed', { left: change.left });
  return say(change.is);
}
