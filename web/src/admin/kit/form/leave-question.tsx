import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../feedback/confirm.tsx';
import { LEAVE_QUESTION } from '../texts.ts';

type Leaving = {
  /** Blocks leaving the screen; call the returned function to release it. */
  readonly addGuard: (discard: () => void) => () => void;
  readonly confirmLeave: () => Promise<boolean>;
  /** Asks if something on the screen is unsaved, and discards it if the user leaves all the same. */
  readonly leaveAll: () => Promise<boolean>;
};

/** Outside a screen nothing is asked. */
const NO_GUARD: Leaving = {
  addGuard: () => () => undefined,
  confirmLeave: async () => true,
  leaveAll: async () => true,
};

const LeavingContext = createContext(NO_GUARD);

/** Asks once for all unsaved input of a screen before it is left by a link, by the browser or by signing out. */
export function LeaveQuestion({ children }: { readonly children: ReactNode }) {
  const confirm = useConfirm();
  const [guards] = useState(() => new Set<() => void>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guards.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  const discardAll = useCallback(() => {
    for (const discard of guards) discard();
    guards.clear();
  }, [guards]);

  useEffect(() => {
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (guards.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [guards]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(LEAVE_QUESTION).then((isSure) => {
      if (isSure) discardAll();
      return isSure ? blocker.proceed() : blocker.reset();
    });
  }, [blocker, confirm, discardAll]);

  const leaving = useMemo<Leaving>(() => {
    const confirmLeave = () => confirm(LEAVE_QUESTION);
    return {
      addGuard: (discard) => {
        guards.add(discard);
        return () => guards.delete(discard);
      },
      confirmLeave,
      leaveAll: async () => {
        const isSure = guards.size === 0 || (await confirmLeave());
        if (isSure) discardAll();
        return isSure;
      },
    };
  }, [confirm, guards, discardAll]);
  return <LeavingContext value={leaving}>{children}</LeavingContext>;
}

/** Returns a function that asks whether the whole screen may be left. */
export function useLeaveAll(): () => Promise<boolean> {
  return use(LeavingContext).leaveAll;
}

type GuardOptions = {
  readonly isChanged: boolean;
  /** Called when the user leaves all the same; left out if the input goes with its form. */
  readonly onDiscard?: () => void;
};

/** Asks before unsaved input is lost, however the screen is left; call the result where a button leaves. */
export function useLeaveGuard({ isChanged, onDiscard }: GuardOptions): () => Promise<boolean> {
  const { addGuard, confirmLeave } = use(LeavingContext);
  useEffect(() => (isChanged ? addGuard(() => onDiscard?.()) : undefined), [isChanged, addGuard, onDiscard]);
  return async () => {
    const mayLeave = !isChanged || (await confirmLeave());
    if (mayLeave) onDiscard?.();
    return mayLeave;
  };
}
