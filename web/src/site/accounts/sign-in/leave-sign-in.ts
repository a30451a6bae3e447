import type { Language } from '@approdo/shared/domain/base/language/language';
import { useEffect } from 'react';
import { readSession } from '../../../session/browser-session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { readReturnPath } from './return-path.ts';

/** Goes where `from` says, or home; the back button does not lead to the form again. */
export function leaveSignIn(language: Language): void {
  location.replace(readReturnPath(language));
}

/** Leaves a sign-in form that is opened with a session. */
export function useLeaveIfSignedIn(): void {
  const { language } = useTexts();
  useEffect(() => {
    if (readSession()) leaveSignIn(language);
  }, [language]);
}
