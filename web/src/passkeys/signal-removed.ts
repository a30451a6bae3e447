import type { Client } from '@approdo/shared/client';
import type { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { disownPasskey, knowsPasskeys } from './passkeys.ts';

type Calls = Pick<Client<{ freshProof: typeof freshProof }>['freshProof'], 'options'>;

/**
 * Removes a passkey, and tells the browser which one. Only the options of a prompt contain the ids that authenticators
 * use, so the removed one is found by comparing them before and after.
 */
export async function removeAndSignal(calls: Calls, remove: () => Promise<void>): Promise<void> {
  const before = await findOwn(calls);
  await remove();
  if (before.length === 0) return;
  const after = (await findOwn(calls)).map(({ credentialId }) => credentialId);
  for (const one of before) if (!after.includes(one.credentialId)) await disownPasskey(one);
}

/** The passkeys usable here; none if they cannot be read. */
async function findOwn(calls: Calls) {
  if (!knowsPasskeys()) return [];
  const answer = await calls.options().catch(() => undefined);
  if (!answer) return [];
  const { rpId, allowCredentials } = answer.options;
  return allowCredentials.map(({ id }) => ({ rpId, credentialId: id }));
}
