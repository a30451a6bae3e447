import type { GivenProof } from '@approdo/shared/contract/accounts/fresh-proof';
import type { PasskeyAnswer, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import { freshUntil, type ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import { requireFreshProof } from '../../../../http/calls/fresh-proof.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { HttpProblem, invalidFields, unauthenticated } from '../../../../http/problems.ts';
import type { Limits, Use } from '../../../base/limits/index.ts';
import { getAccount, type Passwords } from '../../../base/people/index.ts';
import { noteProof } from '../../devices/index.ts';
import {
  type CodeProofs,
  hasTwoProofs,
  type NotifyCodesGuessed,
  type PasskeyProofs,
  PasskeyRefused,
  type SignInTransfers,
} from '../../keys/index.ts';
import { createCodeProving, type Prover } from './prove-code.ts';
import { createTransferProving } from './prove-transfer.ts';

type FreshProofNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly passkeys: PasskeyProofs;
  readonly signInTransfers: SignInTransfers;
  readonly codes: CodeProofs;
  readonly notifyCodesGuessed: NotifyCodesGuessed;
  readonly wakeSenders: () => void;
};

/**
 * For calls that take a password of their own. Without a second proof the password must be present and correct, else
 * 400, and also proves the session. With one the session must be fresh, else 403, and a sent password must be correct.
 */
export type ProvePassword = (caller: Caller, password: string | undefined) => Promise<void>;

export type FreshProofs = ReturnType<typeof createFreshProofs>;

/** How signed-in users prove again who they are. A proof counts for the session in which it is given. */
export function createFreshProofs({ database, clock, limits, passwords, passkeys, ...needs }: FreshProofNeeds) {
  const { signInTransfers, codes, notifyCodesGuessed, wakeSenders } = needs;
  const proveTransfer = createTransferProving({ database, limits, signInTransfers });
  const proveCode = createCodeProving({ database, limits, codes, notifyCodesGuessed, wakeSenders });

  /** Limits guesses; a correct one is not counted. Returns the hash that the password matches. */
  async function checkPassword({ userId }: Caller, password: string, use: Use): Promise<string> {
    const { password_hash: hash } = await getAccount(database, userId);
    const isRight = await limits.attempt([use], () => passwords.matches(password, hash));
    if (!isRight) throw wrongPassword();
    return hash;
  }

  async function provePassword(caller: Caller, password: string, use: Use): Promise<Date> {
    const hash = await checkPassword(caller, password, use);
    return await transact(database, async (trx) => {
      const account = await getAccount(trx, caller.userId);
      if (account.password_hash !== hash) throw wrongPassword();
      if (await hasTwoProofs(trx, caller.userId)) throw invalidFields({ password: say('passwordNotEnough') });
      return await notePassword(trx, caller, clock.now());
    });
  }

  function notePasskey(caller: Caller) {
    return (trx: Trx) => noteProofOf(trx, caller, { at: clock.now(), by: 'PASSKEY' });
  }

  /** With one of the caller's own passkeys; 400 if it is refused: the caller stays signed in. */
  async function provePasskey(caller: Caller, answer: PasskeyAnswer, language: Language): Promise<Date> {
    const given = { answer, caller, language };
    try {
      return await passkeys.proveOwner(given, notePasskey(caller));
    } catch (error) {
      throw error instanceof PasskeyRefused ? new HttpProblem(400, error.userMessage, { extras: error.extras }) : error;
    }
  }

  async function prove(prover: Prover, given: GivenProof): Promise<Date> {
    const { caller, language } = prover;
    if (given.by === 'PASSKEY') return await provePasskey(caller, given.response, language);
    if (given.by === 'HANDOVER') return await proveTransfer(caller, given.handover, notePasskey(caller));
    if (given.by === 'PASSWORD')
      return await provePassword(caller, given.password, ['freshProofByUser', caller.userId]);
    const note = (trx: Trx, by: ProofMethod) => noteProofOf(trx, caller, { at: clock.now(), by });
    return await proveCode(prover, { code: given.code, note });
  }

  const proveForCall: ProvePassword = async (caller, password) => {
    const use: Use = ['currentPasswordByUser', caller.userId];
    if (caller.twoProofs) requireFreshProof(caller);
    if (password === undefined && !caller.twoProofs) throw invalidFields({ password: say('passwordMissing') });
    if (password === undefined) return;
    if (caller.twoProofs) await checkPassword(caller, password, use);
    else await provePassword(caller, password, use);
  };

  return {
    /** Throws 409 if the site cannot offer passkeys. */
    askPasskey: ({ userId }: Caller): Promise<{ options: RequestOptions }> => passkeys.askOwner(userId),

    async give(prover: Prover, given: GivenProof): Promise<{ freshUntil: string }> {
      const provedAt = await prove(prover, given);
      await transact(database, (trx) => limits.clear(trx, 'wrongCodeBySession', prover.caller.sessionId));
      return { freshUntil: freshUntil(provedAt).toISOString() };
    },

    provePassword: proveForCall,
  };
}

/** The caller's correct password proves the session from now on. Throws 401 if the session has ended. */
export async function notePassword(trx: Trx, { sessionId }: Caller, at: Date): Promise<Date> {
  return await noteProofOf(trx, { sessionId }, { at, by: 'PASSWORD' });
}

type NotedProof = { readonly at: Date; readonly by: ProofMethod };

/** Throws 401 if the session has ended. */
async function noteProofOf(trx: Trx, { sessionId }: Pick<Caller, 'sessionId'>, proof: NotedProof): Promise<Date> {
  if (!(await noteProof(trx, { sessionId, ...proof }))) throw unauthenticated(say('sessionExpired'));
  return proof.at;
}

function wrongPassword(): HttpProblem {
  return invalidFields({ password: say('passwordWrong') });
}
