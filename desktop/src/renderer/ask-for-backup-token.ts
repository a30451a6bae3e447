import type { Transport, WireCall } from '@approdo/shared/client';
import { tokens } from '@approdo/shared/contract/accounts/tokens';
import type { Bridge } from '../ipc.ts';
import { unwrap } from './unwrap.ts';

/** The page requests this computer's backup token like any other; main makes the call and keeps the token. */
export function askForBackupToken(transport: Transport, bridge: Pick<Bridge, 'makeBackupToken'>): Transport {
  return async (call) => (isForBackups(call) ? unwrap(await bridge.makeBackupToken()) : await transport(call));
}

/** By hand: the call's schema would bring the library of schemas to the first screen. */
function isForBackups({ method, path, body }: WireCall): boolean {
  if (method !== tokens.create.method || path !== tokens.create.path) return false;
  const scopes = typeof body === 'object' && body !== null && 'scopes' in body ? body.scopes : undefined;
  return Array.isArray(scopes) && scopes.includes('TAKE_BACKUP');
}
