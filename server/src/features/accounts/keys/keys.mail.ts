import { hasRole } from '@approdo/shared/domain/base/access';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { type Said, say, word } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Client } from '../../../http/read-client.ts';
import { sayClient } from '../../../http/say-client.ts';
import type { UsersTable } from '../../base/people/index.ts';
import type { AddressedLetter } from '../../content/mail/index.ts';

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
  const { language, place } = placeOf(user, asked.language);
  const facts = {
    cosa: word(saidOf(change), WORDS[language]),
    quando: sayInstantDateTime(at.toISOString(), language),
    dispositivo: client ? sayClient(client, language) : WORDS[language].onTheServer,
    collegamento: place,
  };
  return { kind: 'KEYS_CHANGED', language, facts, to: { name: '', address } };
}

type CopiedPasskey = {
  readonly user: UsersTable;
  /** Of the passkey. */
  readonly name: string;
  readonly address: string;
  readonly language: Language;
};

/** Tells her whose passkey it is that another one counts its uses, too. */
export function passkeyCopiedMail({ user, name, address, ...asked }: CopiedPasskey): AddressedLetter {
  const { language, place } = placeOf(user, asked.language);
  return {
    kind: 'PASSKEY_COPIED',
    language,
    facts: { passkey: name, collegamento: place },
    to: { name: '', address },
  };
}

export type GuessedCode = {
  readonly user: UsersTable;
  /** Beside the right password, or in a session that was open: whoever guesses there may know no password. */
  readonly where: 'SIGN_IN' | 'SESSION';
  readonly address: string;
  readonly language: Language;
};

/** Tells her whose account it is that somebody guesses at its second proof, and by what she came so far. */
export function codeGuessedMail({ user, where, address, ...asked }: GuessedCode): AddressedLetter {
  const { language, place } = placeOf(user, asked.language);
  const kind = where === 'SIGN_IN' ? 'CODE_GUESSED' : 'CODE_GUESSED_IN_SESSION';
  return { kind, language, facts: { collegamento: place }, to: { name: '', address } };
}

/** Where she sees to her keys, and what she is written to in. */
function placeOf(user: UsersTable, asked: Language): { readonly language: Language; readonly place: string } {
  return hasRole(user.role, 'EDITOR')
    ? { language: ITALIAN, place: '/admin/access' }
    : { language: asked, place: '/profile#accesso' };
}

function saidOf(change: KeysChange): Said {
  if ('name' in change) return say(change.is, { name: change.name });
  if ('left' in change) return say('recoveryCodeUsed', { left: change.left });
  return say(change.is);
}
