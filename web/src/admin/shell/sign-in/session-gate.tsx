import type { User } from '@approdo/shared/contract/accounts/auth';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Leave } from '../../session/leave.tsx';
import { usePlatform } from '../../session/platform-context.ts';
import { SessionContext } from '../../session/session-context.ts';
import { forgetPutOffPassword } from './first-password-gate.tsx';

/** Not needed by a signed-in user. */
const SignInScreen = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInScreen }));

type Props = { readonly openedBy?: User | undefined; readonly children: ReactNode };

/**
 * Admits signed-in users. A session that ends by itself leaves everything in place, with `hasExpired` passed to the
 * content; one that is ended on purpose leads out.
 */
export function SessionGate({ openedBy, children }: Props) {
  const { session, site } = usePlatform();
  const current = useSyncExternalStore(session.subscribe, session.readUser);
  const [known, setKnown] = useState(current ?? openedBy);
  const [isLeaving, setIsLeaving] = useState(false);
  const [endReason, setEndReason] = useState<string>();
  if (current && current !== known) setKnown(current);

  async function signOut(): Promise<void> {
    setIsLeaving(true);
    try {
      if (current) await session.signOut();
      forgetPutOffPassword();
      setKnown(undefined);
      if (site?.toSignIn) site.toHome();
      else setIsLeaving(false);
    } catch (fault) {
      setIsLeaving(false);
      throw fault;
    }
  }

  const user = current ?? known;
  if (user && !(isLeaving && !current)) {
    const value = { user, hasExpired: !current, endReason, setEndReason, signOut };
    return <SessionContext value={value}>{children}</SessionContext>;
  }
  if (isLeaving) return null;
  if (site?.toSignIn) return <Leave through={site.toSignIn} />;
  return (
    <Suspense>
      <SignInScreen />
    </Suspense>
  );
}
