import type { Client } from '@approdo/shared/client';
import type { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { requestPasskey } from './passkeys.ts';

type Calls = Client<{ freshProof: typeof freshProof }>['freshProof'];

/** Proves the signed-in user's identity with a passkey; false if cancelled. Rejects if refused. */
export async function proveByPasskey(calls: Calls): Promise<boolean> {
  const response = await requestPasskey((await calls.options()).options);
  if (!response) return false;
  await calls.give({ body: { response } });
  return true;
}
