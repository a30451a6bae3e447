import type { Reader } from '../../../db/transaction.ts';
import { findRecoveryCodes } from './keys.repository.ts';
import { listPasskeys } from './passkeys/passkeys.repository.ts';
import { findCodeApp } from './proofs.repository.ts';

/** A summary of an account's proofs beside its password. */
export type KeysSummary = {
  /** Oldest first. */
  readonly passkeys: readonly { readonly name: string; readonly rpId: string }[];
  /** Since when there is a code app; undefined if there is none. */
  readonly appSince: string | undefined;
  /** How many recovery codes are left; undefined if none were made. */
  readonly codesLeft: number | undefined;
};

export async function summarizeKeys(reader: Reader, userId: string): Promise<KeysSummary> {
  const passkeys = await listPasskeys(reader, userId);
  return {
    passkeys: passkeys.map(({ name, rp_id }) => ({ name, rpId: rp_id })),
    appSince: (await findCodeApp(reader, userId))?.created_at,
    codesLeft: (await findRecoveryCodes(reader, userId))?.left,
  };
}
