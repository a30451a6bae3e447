import { useEffect, useLayoutEffect, useState } from 'react';
import { useTypedBefore } from '../../forms/typed-before.ts';

/** Debounce in milliseconds: incomplete codes would waste the limited attempts. */
const PAUSE_MS = 800;

const SHORTEST = 3;

/** A code as typed, and as applied to the quote after a pause or on blur. Never stored. */
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
