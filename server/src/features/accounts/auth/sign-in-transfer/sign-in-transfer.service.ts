import type { Session } from '@approdo/shared/contract/accounts/auth';
import { say } from '@approdo/shared/words/say';
import { transact } from '../../../../db/transaction.ts';
import { unauthenticated } from '../../../../http/problems.ts';
import type { Sender } from '../../devices/index.ts';
import type { TransferProof } from '../../keys/index.ts';
import type { AuthParts } from '../auth.parts.ts';
import { createPasskeyAdmission } from '../passkey-sign-in.ts';

type RedeemInput = TransferProof & { readonly device?: string | undefined };

export type RedeemTransfer = (input: RedeemInput, sender: Sender) => Promise<Session>;

/** Signs the desktop app in as the person who used a passkey in a browser; each code works once. */
export function createTransferSignIn({ database, signInTransfers, wakeSenders, ...parts }: AuthParts): RedeemTransfer {
  const enter = createPasskeyAdmission(parts);

  return async ({ device, ...proof }, sender) => {
    const session = await transact(database, async (trx) => {
      const userId = await signInTransfers.take(trx, proof);
      if (userId === undefined) throw unauthenticated(say('handoverFailed'));
      return await enter(trx, { userId, device, sender });
    });
    wakeSenders();
    return session;
  };
}
