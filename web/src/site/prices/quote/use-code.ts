import { useEffect, useLayoutEffect, useState } from 'react';
import { useTypedBefore } from '../../forms/typed-before.ts';

/** Debounce in milliseconds: incomplete codes would waste the limited attempts. */
const PAUSE_MS = 800;

const MIN_LENGTH = 3;

/** A code as typed, and as applied to the quote after a pause or on blur. Never stored. */
export function useCode() {
  const before = useTypedBefore().code;
  const [typed, setTyped] = useState('');
  const [committed, setCommitted] = useState('');

  useLayoutEffect(() => {
    if (typeof before === 'string') setTyped(before);
  }, [before]);

  useEffect(() => {
    const timer = setTimeout(() => setCommitted(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const applied = committed.trim();
  return {
    typed,
    applied: applied.length < MIN_LENGTH ? '' : applied,
    change: setTyped,
    apply: () => setCommitted(typed),
    clear() {
      setTyped('');
      setCommitted('');
    },
  };
}

export type TypedCode = ReturnType<typeof useCode>;
