import type { Transport } from '@approdo/shared/client';
import type { PlatformSession } from '../platform.ts';

/** What the server answers, too, to a call that needs a token and has none. */
const REFUSAL = { status: 401, body: { error: 'Authentication required' } } as const;

/**
 * Sends nothing while nobody is signed in. Where anyone may call, the server would answer a call without a token as it
 * answers a visitor, and a list on the screen would lose what only an admin may see.
 */
export function requireSession(transport: Transport, session: PlatformSession): Transport {
  return async (call) => (session.readUser() ? transport(call) : REFUSAL);
}
