import type { AccessToken, MadeAccessToken, newAccessToken } from '@approdo/shared/contract/accounts/tokens';
import { TOKEN_PREFIX } from '@approdo/shared/domain/base/token-scope';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import { makeId } from '../../../../adapters/random.ts';
import { hashToken, makeToken } from '../../../../adapters/secret-token.ts';
import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict, notFound } from '../../../../http/problems.ts';
import { changedSettings, writeAudit } from '../../../base/audit/index.ts';
import { deleteExpiredTokens, deleteToken, insertToken, listTokens } from './tokens.repository.ts';
import type { StoredToken } from './tokens.table.ts';

type TokensNeeds = { readonly database: Database; readonly clock: Clock; readonly log: Pick<Logger, 'info'> };

const MAX_TOKENS = 20;
const DAY_MS = 24 * 3_600_000;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** The access tokens of connected programs, whichever administrator made them. */
export function createAccessTokens({ database, clock, log }: TokensNeeds) {
  return {
    async list(): Promise<AccessToken[]> {
      return (await listTokens(database, clock.now().toISOString())).map(viewToken);
    },

    /** Returns the token this once; throws 409 if the maximum is reached. */
    async create(caller: Caller, input: z.output<typeof newAccessToken>): Promise<MadeAccessToken> {
      const { userId } = caller;
      const token = `${TOKEN_PREFIX}${makeToken()}`;
      const { name, scopes, days } = input;
      const now = clock.now();
      const made: StoredToken = {
        ...{ id: makeId(), name, scopes, userId, tokenHash: hashToken(token) },
        ...{ createdAt: now.toISOString(), lastUsedAt: null },
        expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
      };
      await transact(database, async (trx) => {
        await deleteExpiredTokens(trx, made.createdAt);
        if ((await listTokens(trx, made.createdAt)).length >= MAX_TOKENS) {
          throw conflict(say('tooManyTokens', { max: MAX_TOKENS }));
        }
        await insertToken(trx, made);
        await writeAudit(trx, { at: now, by: caller, ...changedSettings('access-tokens', 'nuovo') });
      });
      log.info({ account: userId, token: made.id, scopes }, 'an access token was made');
      return { ...viewToken(made), token };
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await transact(database, async (trx) => {
        if (!(await deleteToken(trx, id))) throw notFound(say('tokenUnknown'));
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('access-tokens', 'eliminato') });
      });
      log.info({ account: caller.userId, token: id }, 'an access token was ended');
    },
  };
}

function viewToken({ id, name, scopes, createdAt, lastUsedAt, expiresAt }: StoredToken): AccessToken {
  return { id, name, scopes, createdAt, lastUsedAt, expiresAt };
}
