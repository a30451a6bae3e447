import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../feedback/confirm.tsx';
import { LEAVE_QUESTION } from '../texts.ts';

type Leaving = {
  /** Holds back whoever leaves the screen, until what it returns is called. */
  readonly hold: (giveUp: () => void) => () => void;
  readonly ask: () => Promise<boolean>;
  /** Asks where something on the screen is not saved, and gives it up where one leaves all the same. */
  readonly leaveAll: () => Promise<boolean>;
};

/** Where there is no screen to leave, nobody is asked. */
const NOBODY_ASKS: Leaving = {
  hold: () => () => undefined,
  ask: async () => true,
  leaveAll: async () => true,
};

const LeavingContext = createContext(NOBODY_ASKS);

/** Asks once for all that is typed on a screen and not saved, before one leaves it by a link, by the browser or by signing out. */
export function LeaveQuestion({ children }: { readonly children: ReactNode }) {
  const confirm = useConfirm();
  const [held] = useState(() => new Set<() => void>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => held.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  const giveUpAll = useCallback(() => {
    for (const giveUp of held) giveUp();
    held.clear();
  }, [held]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (held.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [held]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(LEAVE_QUESTION).then((isSure) => {
      if (isSure) giveUpAll();
      return isSure ? blocker.proceed() : blocker.reset();
    });
  }, [blocker, confirm, giveUpAll]);

  const leaving = useMemo<Leaving>(() => {
    const ask = () => confirm(LEAVE_QUESTION);
    return {
      hold: (giveUp) => {
        held.add(giveUp);
        return () => held.delete(giveUp);
      },
      ask,
      leaveAll: async () => {
        const isSure = held.size === 0 || (await ask());
        if (isSure) giveUpAll();
        return isSure;
      },
    };
  }, [confirm, held, giveUpAll]);
  return <LeavingContext value={leaving}>{children}</LeavingContext>;
}

/** Whether one may leave the screen with all that is on it. */
export function useLeaveAll(): () => Promise<boolean> {
  return use(LeavingContext).leaveAll;
}

type GuardOptions = {
  readonly isChanged: boolean;
  /** When one leaves all the same; left out where what is typed goes with its form. */
  readonly onGiveUp?: () => void;
};

/** Asks before what was written is given up, whichever way one leaves; what it returns asks where one leaves by a button. */
export function useLeaveGuard({ isChanged, onGiveUp }: GuardOptions): () => Promise<boolean> {
  const { hold, ask } = use(LeavingContext);
  useEffect(() => (isChanged ? hold(() => onGiveUp?.()) : undefined), [isChanged, hold, onGiveUp]);
  return async () => {
    const mayLeave = !isChanged || (await ask());
    if (mayLeave) onGiveUp?.();
    return mayLeave;
  };
}
