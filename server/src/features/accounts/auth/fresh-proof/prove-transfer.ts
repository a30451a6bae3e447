import { say } from '@approdo/shared/words/say';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { invalid } from '../../../../http/problems.ts';
import type { Limits } from '../../../base/limits/index.ts';
import type { SignInTransfers, TransferProof } from '../../keys/index.ts';

type ProvingNeeds = {
  readonly database: Database;
  readonly limits: Limits;
  readonly signInTransfers: Pick<SignInTransfers, 'take'>;
};

/** With the caller's passkey, shown in a browser for the app. Throws 400 if it is not the caller's, or nobody's. */
export function createTransferProving({ database, limits, signInTransfers }: ProvingNeeds) {
  return async <Noted>(
    { userId, sessionId }: Caller,
    proof: TransferProof,
    note: (trx: Trx) => Promise<Noted>,
  ): Promise<Noted> => {
    const proved: { noted?: Noted } = {};
    await limits.attempt([['refusedPasskeyBySession', sessionId]], () =>
      transact(database, async (trx) => {
        if ((await signInTransfers.take(trx, proof, userId)) === undefined) return false;
        proved.noted = await note(trx);
        return true;
      }),
    );
    if (proved.noted === undefined) throw invalid(say('passkeyRefused'));
    return proved.noted;
  };
}
