import { hasRole } from '@approdo/shared/domain/base/access';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { type Said, say, word } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Client } from '../../../http/read-client.ts';
import { sayClient } from '../../../http/say-client.ts';
import type { KeysChange } from '../../accounts/keys/index.ts';
import type { UsersTable } from '../../base/people/index.ts';
import { line, link } from '../../content/mail/index.ts';

/** Link to where the account's keys are managed. */
export const TO_KEYS = link('Collegamento alle chiavi', '/admin/access', ({ user }: { readonly user: UsersTable }) =>
  hasRole(user.role, 'EDITOR') ? '/admin/access' : '/profile#accesso',
);

export const WHAT_CHANGED = line(
  'Che cosa è cambiato',
  (language) => word(say('passkeyAdded', { name: 'Firefox su Windows' }), WORDS[language]),
  ({ change }: { readonly change: KeysChange }, language) => word(saidOf(change), WORDS[language]),
);

export const WHEN = line(
  'Quando',
  (language) => sayInstantDateTime('2027-06-12T16:30:00Z', language),
  ({ at }: { readonly at: Date }, language) => sayInstantDateTime(at.toISOString(), language),
);

/** From which client; without one it was a command on the server. */
export const FROM_WHERE = line(
  'Da dove è stato cambiato',
  (language) => word(say('clientOn', { browser: 'Firefox', system: 'Windows' }), WORDS[language]),
  ({ client }: { readonly client: Client | undefined }, language) =>
    client ? sayClient(client, language) : WORDS[language].onTheServer,
);

function saidOf(change: KeysChange): Said {
  if ('name' in change) return say(change.is, { name: change.name });
  if ('left' in change) return say('recoveryCodeUsed', { left: change.left });
  return say(change.is);
}
