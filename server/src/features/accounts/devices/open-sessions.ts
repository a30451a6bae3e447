import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { sessionBeganAt, sessionEndsAt } from '@approdo/shared/domain/accounts/session-end';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { getAccount } from '../../base/people/index.ts';
import { listSessionsOf, updateProof } from './sessions.repository.ts';

/** How many sessions an account has open at that instant. */
export async function countOpenSessions(reader: Reader, userId: string, now: Date): Promise<number> {
  const { role } = await getAccount(reader, userId);
  const sessions = await listSessionsOf(reader, userId);
  return sessions.filter(({ expires_at, last_used_at }) => {
    const beganAt = sessionBeganAt(new Date(expires_at));
    const lastUsedAt = last_used_at === null ? now : new Date(last_used_at);
    return sessionEndsAt({ role, beganAt, lastUsedAt }) > now;
  }).length;
}

/** An account's sessions as stored, for the export of its owner's data. */
export async function exportSessions(reader: Reader, userId: string) {
  const sessions = await listSessionsOf(reader, userId);
  return sessions.map(({ kind, browser, system, began_by, expires_at, last_used_at }) => ({
    ...{ kind, browser, system },
    ...{ begunBy: began_by, endsAt: expires_at, lastUsedAt: last_used_at },
  }));
}

type GivenProof = { readonly sessionId: string; readonly at: Date; readonly by: ProofMethod };

/** Records a fresh proof in that session. False if it has ended. */
export async function noteProof(trx: Trx, { sessionId, at, by }: GivenProof): Promise<boolean> {
  return await updateProof(trx, sessionId, { proved_at: at.toISOString(), proved_by: by });
}
