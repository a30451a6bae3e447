import type { Client } from '@approdo/shared/client';
import type { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { askPasskey } from './passkeys.ts';

type Calls = Client<{ freshProof: typeof freshProof }>['freshProof'];

/** Whoever is signed in shows by a passkey of hers that it is she; false where she calls it off. Rejects where it is refused. */
export async function proveByPasskey(calls: Calls): Promise<boolean> {
  const response = await askPasskey((await calls.options()).options);
  if (!response) return false;
  await calls.give({ body: { response } });
  return true;
}
