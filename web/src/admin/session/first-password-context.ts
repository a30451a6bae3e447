import { createContext, use } from 'react';

/** Asks for a password of one's own again, where one has put that off; undefined where there is nothing to ask. */
export const FirstPasswordContext = createContext<(() => void) | undefined>(undefined);

export function useFirstPassword(): (() => void) | undefined {
  return use(FirstPasswordContext);
}
