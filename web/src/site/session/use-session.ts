import type { Session } from '@approdo/shared/contract/accounts/auth';
import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession } from '../../session/browser-session.ts';

/** The session, if any. The server's HTML, and so the first render, is always a visitor's. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, readSession, () => undefined);
}
