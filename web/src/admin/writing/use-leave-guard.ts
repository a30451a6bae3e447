import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../feedback/confirm.tsx';
import { LEAVE_QUESTION } from '../texts/writing.ts';

type GuardOptions = {
  readonly isChanged: boolean;
  /** When one leaves all the same. */
  readonly onGiveUp: () => void;
};

/** Asks before what was written is given up, whichever way one leaves; what it returns asks where one leaves by a button. */
export function useLeaveGuard({ isChanged, onGiveUp }: GuardOptions): () => Promise<boolean> {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(LEAVE_QUESTION).then((isSure) => {
      if (isSure) onGiveUp();
      return isSure ? blocker.proceed() : blocker.reset();
    });
  }, [blocker, confirm, onGiveUp]);

  return async () => {
    const mayLeave = !isChanged || (await confirm(LEAVE_QUESTION));
    if (mayLeave) onGiveUp();
    return mayLeave;
  };
}
