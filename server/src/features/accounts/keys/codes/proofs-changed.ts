import type { Trx } from '../../../../db/transaction.ts';
import { hasTwoProofs } from '../proofs.ts';
import { refuseLastProof } from '../required-proofs.ts';
import type { MadeCodes, RecoveryCodes } from './recovery-codes.ts';
import { endTickets } from './tickets.ts';

type ChangedProofs = {
  readonly userId: string;
  /** Whether the account had a second proof before. */
  readonly hadTwoProofs: boolean;
  /** Recovery codes prepared for an account without any, if it now gains its first second proof. */
  readonly prepared?: MadeCodes | undefined;
};

/**
 * Called in the transaction in which an account gained or lost a code app or a passkey, once that is done; returns the
 * account's new codes, shown this once. Throws 409, which undoes it, if the site requires what was removed.
 */
export type ProofsChanged = (
  trx: Trx,
  changed: ChangedProofs,
) => Promise<{ readonly recoveryCodes?: readonly string[] }>;

type ChangedNeeds = {
  readonly recoveryCodes: Pick<RecoveryCodes, 'save' | 'end'>;
  /** Ends what later slices hold of an account when its proofs change. */
  readonly onProofsChanged: (trx: Trx, userId: string) => Promise<void>;
};

/**
 * Ends what a change of an account's proofs ends: tickets, remembered devices, and with the last second proof the
 * recovery codes; the first second proof gives the account new ones.
 */
export function createProofsChanged({ recoveryCodes, onProofsChanged }: ChangedNeeds): ProofsChanged {
  return async (trx, changed) => {
    const { userId, hadTwoProofs, prepared } = changed;
    await refuseLastProof(trx, changed);
    await endTickets(trx, userId);
    await onProofsChanged(trx, userId);
    const hasThem = await hasTwoProofs(trx, userId);
    if (hadTwoProofs && !hasThem) await recoveryCodes.end(trx, userId);
    if (hadTwoProofs || !hasThem || !prepared) return {};
    await recoveryCodes.save(trx, userId, prepared);
    return { recoveryCodes: prepared.written };
  };
}
