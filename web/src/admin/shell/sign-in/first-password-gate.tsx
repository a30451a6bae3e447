import { lazy, type ReactNode, Suspense, useState } from 'react';
import { findStorage } from '../../../browser/find-storage.ts';
import { FirstPasswordContext } from '../../session/first-password-context.ts';
import { useSession } from '../../session/session-context.ts';

/** Used once in the life of an installation. */
const FirstPasswordScreen = lazy(async () => ({
  default: (await import('./first-password-screen.tsx')).FirstPasswordScreen,
}));

/** Where this tab remembers who has postponed a new password, so that a reload does not ask again. */
const KEY = 'first-password-put-off';

/**
 * Asks a user with the generated password for a new one, before anything else. It can be postponed: the overview
 * reminds of it, and it is asked again after the next sign-in and in another tab.
 */
export function FirstPasswordGate({ children }: { readonly children: ReactNode }) {
  const { user, hasExpired } = useSession();
  const [isOver, setIsOver] = useState(() => findStorage('sessionStorage')?.getItem(KEY) === user.id);

  function end(): void {
    try {
      findStorage('sessionStorage')?.setItem(KEY, user.id);
    } catch {
      // Without storage it is asked again.
    }
    setIsOver(true);
  }

  if (!user.mustChangePassword) return children;
  if (!isOver && !hasExpired)
    return (
      <Suspense>
        <FirstPasswordScreen onEnd={end} />
      </Suspense>
    );
  return <FirstPasswordContext value={() => setIsOver(false)}>{children}</FirstPasswordContext>;
}

/** For the next user who signs in. */
export function forgetPutOffPassword(): void {
  findStorage('sessionStorage')?.removeItem(KEY);
}
