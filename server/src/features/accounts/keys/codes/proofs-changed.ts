import type { Trx } from '../../../../db/transaction.ts';
import { refuseLastProof } from '../house-asks.ts';
import { hasTwoProofs } from '../proofs.ts';
import type { MadeCodes, RecoveryCodes } from './recovery-codes.ts';
import { endTickets } from './tickets.ts';

type Changed = {
  readonly userId: string;
  /** Whether the account had a second proof before. */
  readonly hadTwoProofs: boolean;
  /** Recovery codes for it, where it had none and now gains its first second proof. */
  readonly prepared?: MadeCodes | undefined;
};

/**
 * Told in the transaction in which an account gained or lost an app of codes or a passkey, once that is done; answers with
 * the codes that it was given, to be told this once. Throws 409, which undoes it, where the house asks for what was removed.
 */
export type ProofsChanged = (trx: Trx, changed: Changed) => Promise<{ readonly recoveryCodes?: readonly string[] }>;

type ChangedNeeds = {
  readonly recoveryCodes: Pick<RecoveryCodes, 'keep' | 'end'>;
  /** Ends what later slices hold of an account that a change of its proofs ends. */
  readonly onProofsChanged: (trx: Trx, userId: string) => Promise<void>;
};

/**
 * What ends when an account is proved by something else than before: tickets, remembered devices, and with the last second
 * proof the recovery codes; with the first one it is given such.
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
    await recoveryCodes.keep(trx, userId, prepared);
    return { recoveryCodes: prepared.written };
  };
}
