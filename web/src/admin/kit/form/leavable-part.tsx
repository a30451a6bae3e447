import { createContext, use, useCallback, useEffect, useState } from 'react';

type MayLeave = () => Promise<boolean>;

type LeavablePart = {
  /** Registers a question to ask before the part is left; call the returned function to remove it. */
  readonly addGuard: (mayLeave: MayLeave) => () => void;
  /** The way out of the part, if it has one; asks first. */
  readonly leave?: (() => void) | undefined;
};

/** A window or a tab, which can be left while the screen stays. */
export const LeavablePartContext = createContext<LeavablePart>({ addGuard: () => () => undefined });

/** A part that asks its guards before it is left; a guard on a part also guards the parts around it. */
export function useLeavablePart() {
  const { addGuard: addOuterGuard, leave } = use(LeavablePartContext);
  const [guards] = useState(() => new Set<MayLeave>());

  const addGuard = useCallback(
    (mayLeave: MayLeave) => {
      guards.add(mayLeave);
      const release = addOuterGuard(mayLeave);
      return () => {
        guards.delete(mayLeave);
        release();
      };
    },
    [guards, addOuterGuard],
  );

  async function mayLeave(): Promise<boolean> {
    for (const check of guards) if (!(await check())) return false;
    return true;
  }

  return {
    addGuard,
    /** The way out of the surrounding part, if it has one. */
    leave,
    leaveBy: (way: () => void) => () => void mayLeave().then((isSure) => isSure && way()),
  };
}

/** Asks before the surrounding part is left; returns the way out of that part, if it has one. */
export function useGuardPart(mayLeave: MayLeave): (() => void) | undefined {
  const { addGuard, leave } = use(LeavablePartContext);
  useEffect(() => addGuard(mayLeave), [addGuard, mayLeave]);
  return leave;
}
