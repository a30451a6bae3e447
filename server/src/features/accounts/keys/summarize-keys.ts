import type { Reader } from '../../../db/transaction.ts';
import { findRecoveryCodes } from './keys.repository.ts';
import { listPasskeys } from './passkeys/passkeys.repository.ts';
import { findCodeApp } from './proofs.repository.ts';

/** What an account is proved by beside its password, in short. */
export type KeysSummary = {
  /** The oldest first. */
  readonly passkeys: readonly { readonly name: string; readonly rpId: string }[];
  /** Since when there is an app of codes; undefined where there is none. */
  readonly appSince: string | undefined;
  /** How many recovery codes are left; undefined where none were made. */
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
