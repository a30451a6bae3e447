import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import type { Trx } from '../../../db/transaction.ts';
import { updateProof } from './sessions.repository.ts';

type GivenProof = { readonly sessionId: string; readonly at: Date; readonly by: ProofMethod };

/** Records a fresh proof in that session. False if it has ended. */
export async function noteProof(trx: Trx, { sessionId, at, by }: GivenProof): Promise<boolean> {
  return await updateProof(trx, sessionId, { proved_at: at.toISOString(), proved_by: by });
}
