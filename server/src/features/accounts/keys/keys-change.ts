import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Client } from '../../../http/read-client.ts';
import type { UsersTable } from '../../base/people/index.ts';

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
