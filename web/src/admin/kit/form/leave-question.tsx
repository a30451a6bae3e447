import { createContext, type ReactNode, startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { useConfirm } from '../feedback/confirm.tsx';
import { LEAVE_QUESTION } from '../texts.ts';
import { createGuardedHistory } from './guarded-history.ts';

type Leaving = {
  readonly hasGuards: () => boolean;
  /** Blocks leaving the screen; call the returned function to release it. */
  readonly addGuard: (discard: () => void) => () => void;
  readonly confirmLeave: () => Promise<boolean>;
  /** Asks if something on the screen is unsaved, and discards it if the user leaves all the same. */
  readonly leaveAll: () => Promise<boolean>;
};

/** Outside a screen nothing is asked. */
const NO_GUARD: Leaving = {
  hasGuards: () => false,
  addGuard: () => () => undefined,
  confirmLeave: async () => true,
  leaveAll: async () => true,
};

const LeavingContext = createContext(NO_GUARD);

type Props = {
  /** The path before the addresses of the screens; `/` if there is none. */
  readonly basename: string;
  readonly children: ReactNode;
};

/** The addresses of the screens. Asks once for all unsaved input of a screen before it is left, also by signing out. */
export function GuardedRouter({ basename, children }: Props) {
  const confirm = useConfirm();
  const [leaving] = useState(() => createLeaving(() => confirm(LEAVE_QUESTION)));
  const [history] = useState(() => createGuardedHistory(() => (leaving.hasGuards() ? leaving.leaveAll() : undefined)));
  const [{ action, location }, setShown] = useState(history.read);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setShown(next))), [history]);

  useEffect(() => {
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (leaving.hasGuards()) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [leaving]);

  return (
    <LeavingContext value={leaving}>
      <Router basename={basename} location={location} navigationType={action} navigator={history.navigator}>
        {children}
      </Router>
    </LeavingContext>
  );
}

function createLeaving(confirmLeave: () => Promise<boolean>): Leaving {
  const guards = new Set<() => void>();
  return {
    hasGuards: () => guards.size > 0,
    addGuard: (discard) => {
      guards.add(discard);
      return () => guards.delete(discard);
    },
    confirmLeave,
    leaveAll: async () => {
      const isSure = guards.size === 0 || (await confirmLeave());
      if (!isSure) return false;
      for (const discard of guards) discard();
      guards.clear();
      return true;
    },
  };
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
