import type { Logger } from 'pino';
import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { HttpProblem } from '../../../../http/problems.ts';
import type { Limits } from '../../../base/limits/index.ts';
import type { FreshProofs } from './fresh-proof.service.ts';

type NotingNeeds = { readonly database: Database; readonly limits: Limits; readonly log: Pick<Logger, 'warn'> };

const LOGGED_AT = 5;

/** Logs one line when an account is refused a fresh proof for the fifth time in 15 minutes. */
export function noteRefusals(proofs: FreshProofs, { database, limits, log }: NotingNeeds): FreshProofs {
  async function note({ userId }: Caller): Promise<void> {
    const refusals = await transact(database, (trx) => limits.countOneMore(trx, 'freshProofRefused', userId));
    if (refusals === LOGGED_AT) log.warn({ account: userId }, 'a fresh proof was refused five times');
  }

  async function noteIfRefused<Result>(caller: Caller, prove: () => Promise<Result>): Promise<Result> {
    try {
      return await prove();
    } catch (error) {
      if (error instanceof HttpProblem && (error.status === 400 || error.status === 401)) await note(caller);
      throw error;
    }
  }

  return {
    ...proofs,
    give: (prover, proof) => noteIfRefused(prover.caller, () => proofs.give(prover, proof)),
    provePassword: (caller, password) => noteIfRefused(caller, () => proofs.provePassword(caller, password)),
  };
}
