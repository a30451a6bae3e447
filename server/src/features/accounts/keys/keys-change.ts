import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Client } from '../../../http/read-client.ts';
import type { UsersTable } from '../../base/people/index.ts';

/** A change of an account's keys. */
export type KeysChange =
  | { readonly is: 'passkeyAdded' | 'passkeyRemoved'; readonly name: string }
  | { readonly is: 'codeAppAdded' | 'codeAppRemoved' | 'recoveryCodesMade' | 'keysReset' }
  | { readonly is: 'recoveryCodeUsed'; readonly left: number };

export type ChangedKeys = {
  readonly user: UsersTable;
  readonly change: KeysChange;
  /** The client that made the change; undefined if it was a command on the server. */
  readonly client: Client | undefined;
  /** Of the call; staff are still written to in Italian. */
  readonly language: Language;
};
