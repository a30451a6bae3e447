import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FirstPasswordContext } from '../../session/first-password-context.ts';
import { useSession } from '../../session/session-context.ts';
import { hasPutOffPassword, putOffPassword } from './first-password-answer.ts';

/** Used once in the life of an installation. */
const FirstPasswordScreen = lazy(async () => ({
  default: (await import('./first-password-screen.tsx')).FirstPasswordScreen,
}));

/**
 * Asks a user with the generated password for a new one, before anything else. It can be postponed: the overview
 * reminds of it, and it is asked again after the next sign-in and in another tab.
 */
export function FirstPasswordGate({ children }: { readonly children: ReactNode }) {
  const { user, hasExpired } = useSession();
  const [isOver, setIsOver] = useState(() => hasPutOffPassword(user.id));

  function end(): void {
    putOffPassword(user.id);
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
