import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Trx } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';

/** Who changes her keys, and from what. */
export type Changer = { readonly caller: Caller; readonly browser: string; readonly language: Language };

/** The caller's session was proved by what it added. */
export type NoteProof = (
  trx: Trx,
  proof: { readonly sessionId: string; readonly at: Date; readonly by: 'PASSKEY' | 'CODE' },
) => Promise<boolean>;
