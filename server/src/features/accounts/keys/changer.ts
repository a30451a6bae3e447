import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Trx } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';

/** Who changes their keys, and from what client. */
export type Changer = { readonly caller: Caller; readonly browser: string; readonly language: Language };

/** Records that the caller's session was proved by the added key. */
export type NoteProof = (
  trx: Trx,
  proof: { readonly sessionId: string; readonly at: Date; readonly by: 'PASSKEY' | 'CODE' },
) => Promise<boolean>;
