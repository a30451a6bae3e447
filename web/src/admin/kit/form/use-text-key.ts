import { useRef } from 'react';
import { makeKey } from '../../../browser/make-key.ts';

/** A text's key, which changes with it: sending it again, when it is unknown whether it arrived, stores it once. */
export function useTextKey() {
  const tried = useRef({ text: '', key: '' });
  return {
    of(text: string): string {
      if (tried.current.text !== text || tried.current.key === '') tried.current = { text, key: makeKey() };
      return tried.current.key;
    },
    /** Call once it is stored: the same text is then another one. */
    renew(): void {
      tried.current = { text: '', key: '' };
    },
  };
}
