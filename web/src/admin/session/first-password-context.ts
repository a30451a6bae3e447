import { createContext, use } from 'react';

/** Reopens the request for a new password after it was postponed; undefined if there is none. */
export const FirstPasswordContext = createContext<(() => void) | undefined>(undefined);

export function useFirstPassword(): (() => void) | undefined {
  return use(FirstPasswordContext);
}
