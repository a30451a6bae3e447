import { CONFIRM_DIALOG, useLatePart } from '@approdo/web/admin';
import { type ReactNode, useCallback, useState } from 'react';
import { TEXTS } from './texts.ts';

export type MayLeave = () => Promise<boolean>;

/** Asks before this site's back office is closed, if something in it would be lost. */
export function useLeaveQuestion(): { readonly mayLeave: MayLeave; readonly question: ReactNode } {
  const [answer, setAnswer] = useState<(isSure: boolean) => void>();
  const Dialog = useLatePart(CONFIRM_DIALOG, { isWanted: answer !== undefined });

  const mayLeave = useCallback<MayLeave>(async () => {
    if (!wouldLose()) return true;
    return new Promise((resolve) => setAnswer(() => resolve));
  }, []);

  function say(isSure: boolean): void {
    answer?.(isSure);
    setAnswer(undefined);
  }

  // Above whatever is open.
  const question = answer && Dialog && <Dialog question={TEXTS.leave} onAnswer={say} zIndex={400} />;
  return { mayLeave, question };
}

/** Components with unsaved changes block leaving on this event; the window asks in the same way. */
function wouldLose(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
