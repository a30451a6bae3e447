import { useEffect } from 'react';
import { readSession } from '../../../browser-session.ts';
import { readFrom } from './way-back.ts';

/** Goes where `from` says, or home; the way back does not lead to the form again. */
export function leaveSignIn(): void {
  location.replace(readFrom());
}

/** Whoever comes to a sign-in form with a session has nothing to do there. */
export function useLeaveIfSignedIn(): void {
  useEffect(() => {
    if (readSession()) leaveSignIn();
  }, []);
}
