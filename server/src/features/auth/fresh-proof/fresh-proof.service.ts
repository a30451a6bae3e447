import type { GivenProof } from '@approdo/shared/contract/account/fresh-proof';
import { freshUntil } from '@approdo/shared/domain/account/fresh-proof';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type HttpProblem, invalidFields, unauthenticated } from '../../../http/problems.ts';
import { noteProof } from '../../devices/index.ts';
import type { Limits, Use } from '../../limits/index.ts';
import { getAccount, type Passwords } from '../../people/index.ts';

type FreshProofNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passwords: Passwords;
};

/** Throws 400 unless the password is that of the caller's account; a right one is a proof of her session, too. */
export type ProvePassword = (caller: Caller, password: string) => Promise<void>;

export type FreshProofs = ReturnType<typeof createFreshProofs>;

/** How who is signed in shows again who she is. It concerns the one session that she does it in. */
export function createFreshProofs({ database, clock, limits, passwords }: FreshProofNeeds) {
  /** Guesses are limited, a right one is not counted. */
  async function provePassword(caller: Caller, password: string, use: Use): Promise<Date> {
    const { password_hash: hash } = await getAccount(database, caller.userId);
    const isRight = await limits.guess([use], () => passwords.matches(password, hash));
    if (!isRight) throw wrongPassword();
    return await transact(database, async (trx) => {
      const account = await getAccount(trx, caller.userId);
      if (account.password_hash !== hash) throw wrongPassword();
      return await notePassword(trx, caller, clock.now());
    });
  }

  return {
    async give(caller: Caller, { password }: GivenProof): Promise<{ freshUntil: string }> {
      const provedAt = await provePassword(caller, password, ['freshProofByUser', caller.userId]);
      return { freshUntil: freshUntil(provedAt).toISOString() };
    },

    /** For calls that take a password of their own, whose guesses are counted apart. */
    provePassword: (async (caller, password) => {
      await provePassword(caller, password, ['currentPasswordByUser', caller.userId]);
    }) satisfies ProvePassword,
  };
}

/** The caller has shown her password: a proof of her session from that moment on. Throws 401 where the session has ended. */
export async function notePassword(trx: Trx, { sessionId }: Caller, at: Date): Promise<Date> {
  const isOpen = await noteProof(trx, { sessionId, at, by: 'PASSWORD' });
  if (!isOpen) throw unauthenticated(say('sessionExpired'));
  return at;
}

function wrongPassword(): HttpProblem {
  return invalidFields({ password: say('passwordWrong') });
}
