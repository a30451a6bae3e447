import type { GivenProof } from '@approdo/shared/contract/account/fresh-proof';
import type { PasskeyAnswer, RequestOptions } from '@approdo/shared/contract/account/passkey-shapes';
import { freshUntil, type ProofMethod } from '@approdo/shared/domain/account/fresh-proof';
import type { Language } from '@approdo/shared/domain/language/language';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { HttpProblem, invalidFields, unauthenticated } from '../../../http/problems.ts';
import { noteProof } from '../../devices/index.ts';
import { type Handovers, type PasskeyProofs, PasskeyRefused } from '../../keys/index.ts';
import type { Limits, Use } from '../../limits/index.ts';
import { getAccount, type Passwords } from '../../people/index.ts';
import { createHandoverProving } from './prove-handover.ts';

type FreshProofNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly passkeys: PasskeyProofs;
  readonly handovers: Handovers;
};

/** Throws 400 unless the password is that of the caller's account; a right one is a proof of her session, too. */
export type ProvePassword = (caller: Caller, password: string) => Promise<void>;

export type FreshProofs = ReturnType<typeof createFreshProofs>;

/** How who is signed in shows again who she is. It concerns the one session that she does it in. */
export function createFreshProofs({ database, clock, limits, passwords, passkeys, handovers }: FreshProofNeeds) {
  const proveHandover = createHandoverProving({ database, limits, handovers });

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

  function notePasskey(caller: Caller) {
    return (trx: Trx) => noteProofOf(trx, caller, { at: clock.now(), by: 'PASSKEY' });
  }

  /** By one of the caller's own; 400 where it is refused: she is signed in, and stays so. */
  async function provePasskey(caller: Caller, answer: PasskeyAnswer, language: Language): Promise<Date> {
    const given = { answer, userId: caller.userId, language };
    try {
      return await passkeys.proveOwner(given, notePasskey(caller));
    } catch (error) {
      throw error instanceof PasskeyRefused ? new HttpProblem(400, error.said, { extras: error.extras }) : error;
    }
  }

  async function prove(caller: Caller, given: GivenProof, language: Language): Promise<Date> {
    if (given.by === 'PASSKEY') return await provePasskey(caller, given.response, language);
    if (given.by === 'HANDOVER') return await proveHandover(caller, given.handover, notePasskey(caller));
    return await provePassword(caller, given.password, ['freshProofByUser', caller.userId]);
  }

  return {
    /** Throws 409 where the house can offer no passkeys. */
    askPasskey: ({ userId }: Caller): Promise<{ options: RequestOptions }> => passkeys.askOwner(userId),

    async give(caller: Caller, given: GivenProof, language: Language): Promise<{ freshUntil: string }> {
      return { freshUntil: freshUntil(await prove(caller, given, language)).toISOString() };
    },

    /** For calls that take a password of their own, whose guesses are counted apart. */
    provePassword: (async (caller, password) => {
      await provePassword(caller, password, ['currentPasswordByUser', caller.userId]);
    }) satisfies ProvePassword,
  };
}

/** The caller has shown her password: a proof of her session from that moment on. Throws 401 where the session has ended. */
export async function notePassword(trx: Trx, { sessionId }: Caller, at: Date): Promise<Date> {
  return await noteProofOf(trx, { sessionId }, { at, by: 'PASSWORD' });
}

type NotedProof = { readonly at: Date; readonly by: ProofMethod };

/** Throws 401 where the session has ended. */
async function noteProofOf(trx: Trx, { sessionId }: Pick<Caller, 'sessionId'>, proof: NotedProof): Promise<Date> {
  if (!(await noteProof(trx, { sessionId, ...proof }))) throw unauthenticated(say('sessionExpired'));
  return proof.at;
}

function wrongPassword(): HttpProblem {
  return invalidFields({ password: say('passwordWrong') });
}
