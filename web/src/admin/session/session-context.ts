import type { User } from '@approdo/shared/contract/accounts/auth';
import { createContext, use } from 'react';

export type CurrentSession = {
  readonly user: User;
  /** The server no longer knows the session; the user is still known. */
  readonly hasExpired: boolean;
  /** Why the session is about to end or has ended, if a screen knows. */
  readonly endReason: string | undefined;
  readonly setEndReason: (reason: string | undefined) => void;
  /** Rejects if the server could not be reached; the user is still signed in then. */
  readonly signOut: () => Promise<void>;
};

export const SessionContext = createContext<CurrentSession | undefined>(undefined);

export function useSession(): CurrentSession {
  const session = use(SessionContext);
  if (!session) throw new Error('Nobody is signed in above this component');
  return session;
}
