import type { Session } from '@approdo/shared/contract/accounts/auth';
import { useEffect } from 'react';
import { keepSessionFresh } from './keep-session-fresh.ts';
import { useSession } from './use-session.ts';

/** The server's current session: refetched when this is rendered, and whenever the page becomes visible. */
export function useFreshSession(): Session | undefined {
  const session = useSession();
  const isSignedIn = session !== undefined;
  useEffect(() => (isSignedIn ? keepSessionFresh() : undefined), [isSignedIn]);
  return session;
}
