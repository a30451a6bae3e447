import type { Session } from '@approdo/shared/contract/accounts/auth';
import { useEffect } from 'react';
import { keepSessionFresh } from './keep-session-fresh.ts';
import { useSession } from './use-session.ts';

/** Who is signed in, as the server knows it: asked when this is shown, and whenever the page is looked at again. */
export function useFreshSession(): Session | undefined {
  const session = useSession();
  const isSignedIn = session !== undefined;
  useEffect(() => (isSignedIn ? keepSessionFresh() : undefined), [isSignedIn]);
  return session;
}
