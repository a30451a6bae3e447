import { isUseWorthNoting } from '@approdo/shared/domain/accounts/last-use';
import { isAccessToken } from '@approdo/shared/domain/base/token-scope';
import type { Logger } from 'pino';
import type { Clock } from '../../../../adapters/clock.ts';
import { hashToken } from '../../../../adapters/secret-token.ts';
import type { Database } from '../../../../db/database.ts';
import { isClosed } from '../../../../db/faults.ts';
import { transact } from '../../../../db/transaction.ts';
import type { AdmitPrograms } from '../../../../http/calls/program.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { findTokenByHash, putLastUse } from './tokens.repository.ts';

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Pick<Logger, 'error'>;
};

/** Admits programs with valid tokens, within their rate limit. */
export function createProgramDoor({ database, clock, limits, log }: Needs): AdmitPrograms {
  /** Not awaited: a use that is not noted is noted with the next. */
  async function noteUse(id: string): Promise<void> {
    try {
      await transact(database, (trx) => putLastUse(trx, id, clock.now().toISOString()));
    } catch (err) {
      if (!isClosed(err)) log.error({ err, token: id }, 'the last use of an access token could not be noted');
    }
  }

  return async (text) => {
    if (!isAccessToken(text)) return undefined;
    const now = clock.now();
    const token = await findTokenByHash(database, { tokenHash: hashToken(text), now: now.toISOString() });
    if (!token) return undefined;
    await limits.spend('callByToken', token.id);
    return {
      program: { tokenId: token.id, scopes: token.scopes },
      onAnswered: () => (isUseWorthNoting(token.lastUsedAt, now) ? void noteUse(token.id) : undefined),
    };
  };
}
