import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../feedback/confirm.tsx';
import { LEAVE_QUESTION } from '../texts.ts';

type Leaving = {
  /** Blocks leaving the screen; call the returned function to release it. */
  readonly hold: (giveUp: () => void) => () => void;
  readonly ask: () => Promise<boolean>;
  /** Asks if something on the screen is unsaved, and discards it if the user leaves all the same. */
  readonly leaveAll: () => Promise<boolean>;
};

/** Outside a screen nothing is asked. */
const NOBODY_ASKS: Leaving = {
  hold: () => () => undefined,
  ask: async () => true,
  leaveAll: async () => true,
};

const LeavingContext = createContext(NOBODY_ASKS);

/** Asks once for all unsaved input of a screen before it is left by a link, by the browser or by signing out. */
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

/** Returns a function that asks whether the whole screen may be left. */
export function useLeaveAll(): () => Promise<boolean> {
  return use(LeavingContext).leaveAll;
}

type GuardOptions = {
  readonly isChanged: boolean;
  /** Called when the user leaves all the same; left out if the input goes with its form. */
  readonly onGiveUp?: () => void;
};

/** Asks before unsaved input is lost, however the screen is left; call the result where a button leaves. */
export function useLeaveGuard({ isChanged, onGiveUp }: GuardOptions): () => Promise<boolean> {
  const { hold, ask } = use(LeavingContext);
  useEffect(() => (isChanged ? hold(() => onGiveUp?.()) : undefined), [isChanged, hold, onGiveUp]);
  return async () => {
    const mayLeave = !isChanged || (await ask());
    if (mayLeave) onGiveUp?.();
    return mayLeave;
  };
}
