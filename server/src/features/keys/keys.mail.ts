import { hasRole } from '@approdo/shared/domain/account/access';
import { sayInstantDateTime } from '@approdo/shared/domain/date/say-date';
import { ITALIAN, type Language } from '@approdo/shared/domain/language/language';
import { type Said, say, word } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Client } from '../../http/read-client.ts';
import { sayClient } from '../../http/say-client.ts';
import type { AddressedLetter } from '../mail/index.ts';
import type { UsersTable } from '../people/index.ts';

/** What became of the keys of an account. */
export type KeysChange =
  | { readonly is: 'passkeyAdded' | 'passkeyRemoved'; readonly name: string }
  | { readonly is: 'codeAppAdded' | 'codeAppRemoved' | 'recoveryCodesMade' | 'keysReset' }
  | { readonly is: 'recoveryCodeUsed'; readonly left: number };

export type ChangedKeys = {
  readonly user: UsersTable;
  readonly change: KeysChange;
  /** What it was changed from; undefined where that was a command on the server. */
  readonly client: Client | undefined;
  /** Of the call; staff are written to in Italian all the same. */
  readonly language: Language;
};

/** Tells her whose account it is what became of its keys. */
export function keysChangedMail(
  { user, change, client, ...asked }: ChangedKeys,
  { address, at }: { readonly address: string; readonly at: Date },
): AddressedLetter {
  const isStaff = hasRole(user.role, 'EDITOR');
  const language = isStaff ? ITALIAN : asked.language;
  const values = {
    cosa: word(saidOf(change), WORDS[language]),
    quando: sayInstantDateTime(at.toISOString(), language),
    dispositivo: client ? sayClient(client, language) : WORDS[language].onTheServer,
    collegamento: isStaff ? '/admin/access' : '/profile#accesso',
  };
  return { kind: 'KEYS_CHANGED', language, values, to: { name: '', address } };
}

function saidOf(change: KeysChange): Said {
  if ('name' in change) return say(change.is, { name: change.name });
  if ('left' in change) return say('recoveryCodeUsed', { left: change.left });
  return say(change.is);
}
