import { useEffect, useLayoutEffect, useState } from 'react';
import { useTypedBefore } from '../../forms/typed-before.ts';

/** Time enough to type on: half a code is tried for nothing, and few may be. */
const PAUSE_MS = 800;

const SHORTEST = 3;

/** A code as it is typed, and as the price is asked with it: after a pause, or once the field is left. It is kept nowhere. */
export function useCode() {
  const before = useTypedBefore().code;
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');

  useLayoutEffect(() => {
    if (typeof before === 'string') setTyped(before);
  }, [before]);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const asked = settled.trim();
  return {
    typed,
    asked: asked.length < SHORTEST ? '' : asked,
    change: setTyped,
    settle: () => setSettled(typed),
    clear() {
      setTyped('');
      setSettled('');
    },
  };
}

export type TypedCode = ReturnType<typeof useCode>;
