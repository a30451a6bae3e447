import { createContext, use, useCallback, useEffect, useState } from 'react';

type MayLeave = () => Promise<boolean>;

type LeavablePart = {
  /** Is asked before the part is left, until what it returns is called. */
  readonly hold: (mayLeave: MayLeave) => () => void;
  /** The way out, where the part has one: it asks. */
  readonly leave?: (() => void) | undefined;
};

/** A window or a tab, which is left while the screen stays. */
export const LeavablePartContext = createContext<LeavablePart>({ hold: () => () => undefined });

/** A part that asks whoever holds it back; who holds back a part holds back those around it. */
export function useLeavablePart() {
  const { hold: holdOuter, leave } = use(LeavablePartContext);
  const [held] = useState(() => new Set<MayLeave>());

  const hold = useCallback(
    (mayLeave: MayLeave) => {
      held.add(mayLeave);
      const release = holdOuter(mayLeave);
      return () => {
        held.delete(mayLeave);
        release();
      };
    },
    [held, holdOuter],
  );

  async function mayLeave(): Promise<boolean> {
    for (const ask of held) if (!(await ask())) return false;
    return true;
  }

  return {
    hold,
    /** The way out of the part around, where it has one. */
    leave,
    leaveBy: (way: () => void) => () => void mayLeave().then((isSure) => isSure && way()),
  };
}

/** Has this asked before the part around is left; returns the way out of that part, if it has one. */
export function useHoldPart(mayLeave: MayLeave): (() => void) | undefined {
  const { hold, leave } = use(LeavablePartContext);
  useEffect(() => hold(mayLeave), [hold, mayLeave]);
  return leave;
}
