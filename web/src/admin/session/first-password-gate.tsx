import { type ReactNode, useState } from 'react';
import { FirstPasswordContext } from './first-password-context.ts';
import { FirstPasswordScreen } from './first-password-screen.tsx';
import { useSession } from './session-context.ts';

/**
 * Asks who comes with the password that the program printed for one of her own, before anything else. It may be put off:
 * the overview reminds of it, and the next time it is asked again.
 */
export function FirstPasswordGate({ children }: { readonly children: ReactNode }) {
  const { user, hasExpired } = useSession();
  const [isOver, setIsOver] = useState(false);
  if (!user.mustChangePassword) return children;
  if (!isOver && !hasExpired) return <FirstPasswordScreen onEnd={() => setIsOver(true)} />;
  return <FirstPasswordContext value={() => setIsOver(false)}>{children}</FirstPasswordContext>;
}
