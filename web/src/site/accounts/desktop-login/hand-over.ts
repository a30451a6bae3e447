import { handover } from '@approdo/shared/contract/accounts/handover';
import { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import { askPasskey } from '../../../passkeys/passkeys.ts';
import { createBrowserClient } from '../../client/browser-client.ts';

const calls = createBrowserClient({ handover, passkeySignIn });

/**
 * The code that lets the app in whose challenge it is, by a passkey of the person's; undefined where she calls that off.
 * Nobody is signed in here. Rejects where site or browser refuse.
 */
export async function handOver(challenge: string): Promise<string | undefined> {
  const { options } = await calls.passkeySignIn.options();
  const response = await askPasskey(options);
  if (!response) return undefined;
  const { code } = await calls.handover.make({ body: { response, challenge } });
  return code;
}
