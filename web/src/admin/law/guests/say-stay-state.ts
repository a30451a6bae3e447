import { REGISTER_STATES_WORDS } from './texts/register-states.ts';

/** States may join later: one that is not known is said as it is. */
export function sayStayState(state: string): string {
  return Object.entries(REGISTER_STATES_WORDS).find(([known]) => known === state)?.[1] ?? state;
}
