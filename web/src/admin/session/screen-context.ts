import { createContext, use } from 'react';
import type { Screen } from './screen.ts';

export const ScreenContext = createContext<Screen | undefined>(undefined);

/** The current screen's row in the table. */
export function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error('There is no screen above this component');
  return screen;
}
