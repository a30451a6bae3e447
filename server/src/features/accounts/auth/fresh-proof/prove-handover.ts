import { say } from '@approdo/shared/words/say';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { invalid } from '../../../../http/problems.ts';
import type { Limits } from '../../../base/limits/index.ts';
import type { HandoverProof, Handovers } from '../../keys/index.ts';

type ProvingNeeds = {
  readonly database: Database;
  readonly limits: Limits;
  readonly handovers: Pick<Handovers, 'take'>;
};

/** With the caller's passkey, shown in a browser for the app. Throws 400 if it is not the caller's, or nobody's. */
export function createHandoverProving({ database, limits, handovers }: ProvingNeeds) {
  return async <Noted>(
    { userId, sessionId }: Caller,
    proof: HandoverProof,
    note: (trx: Trx) => Promise<Noted>,
  ): Promise<Noted> => {
    const proved: { noted?: Noted } = {};
    await limits.guess([['refusedPasskeyBySession', sessionId]], () =>
      transact(database, async (trx) => {
        if ((await handovers.take(trx, proof, userId)) === undefined) return false;
        proved.noted = await note(trx);
        return true;
      }),
    );
    if (proved.noted === undefined) throw invalid(say('passkeyRefused'));
    return proved.noted;
  };
}
