import { hasRole } from '@approdo/shared/domain/base/access';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { formatMessage, type Message, say } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Client } from '../../../http/read-client.ts';
import { sayClient } from '../../../http/say-client.ts';
import type { KeysChange } from '../../accounts/keys/index.ts';
import type { UsersTable } from '../../base/people/index.ts';
import { line, link } from '../../content/mail/index.ts';

/** Link to where the account's keys are managed. */
export const KEYS_LINK = link('Collegamento alle chiavi', '/admin/access', ({ user }: { readonly user: UsersTable }) =>
  hasRole(user.role, 'EDITOR') ? '/admin/access' : '/profile#accesso',
);

export const WHAT_CHANGED = line(
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
export const CHANGED_FROM = line(
  'Da dove è stato cambiato',
  (language) => formatMessage(say('clientOn', { browser: 'Firefox', system: 'Windows' }), WORDS[language]),
  ({ client }: { readonly client: Client | undefined }, language) =>
    client ? sayClient(client, language) : WORDS[language].onTheServer,
);

function messageOf(change: KeysChange): Message {
  if ('name' in change) return say(change.is, { name: change.name });
  if ('left' in change) return say('recoveryCodeUsed', { left: change.left });
  return say(change.is);
}
