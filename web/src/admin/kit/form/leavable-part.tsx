import { createContext, use, useCallback, useEffect, useState } from 'react';

type MayLeave = () => Promise<boolean>;

type LeavablePart = {
  /** Registers a question to ask before the part is left; call the returned function to remove it. */
  readonly hold: (mayLeave: MayLeave) => () => void;
  /** The way out of the part, if it has one; asks first. */
  readonly leave?: (() => void) | undefined;
};

/** A window or a tab, which can be left while the screen stays. */
export const LeavablePartContext = createContext<LeavablePart>({ hold: () => () => undefined });

/** A part that asks its guards before it is left; a guard on a part also guards the parts around it. */
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
    /** The way out of the surrounding part, if it has one. */
    leave,
    leaveBy: (way: () => void) => () => void mayLeave().then((isSure) => isSure && way()),
  };
}

/** Asks before the surrounding part is left; returns the way out of that part, if it has one. */
export function useHoldPart(mayLeave: MayLeave): (() => void) | undefined {
  const { hold, leave } = use(LeavablePartContext);
  useEffect(() => hold(mayLeave), [hold, mayLeave]);
  return leave;
}
