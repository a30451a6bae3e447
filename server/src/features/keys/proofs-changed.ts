import type { Trx } from '../../db/transaction.ts';

export type Changed = {
  readonly userId: string;
  /** Whether the account had a second proof before. */
  readonly hadTwoProofs: boolean;
};

/**
 * Told in the transaction in which an account gained or lost an app of codes or a passkey, once that is done; answers with
 * the codes that it was given, to be told this once.
 */
export type ProofsChanged = (trx: Trx, changed: Changed) => Promise<{ readonly recoveryCodes?: readonly string[] }>;
