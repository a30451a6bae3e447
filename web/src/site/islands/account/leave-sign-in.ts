import { localPathOrHome } from '@approdo/shared/domain/link';
import { useEffect } from 'react';
import { readSession } from '../../../browser-session.ts';

/** Goes where `from` says, or home; the way back does not lead to the form again. */
export function leaveSignIn(): void {
  location.replace(localPathOrHome(new URLSearchParams(location.search).get('from')));
}

/** Whoever comes to a sign-in form with a session has nothing to do there. */
export function useLeaveIfSignedIn(): void {
  useEffect(() => {
    if (readSession()) leaveSignIn();
  }, []);
}
