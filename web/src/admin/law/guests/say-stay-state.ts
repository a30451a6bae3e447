import { REGISTER_STATES_WORDS } from './texts/register-states.ts';

/** States may be added later: an unknown one is shown as it is. */
export function sayStayState(state: string): string {
  return Object.entries(REGISTER_STATES_WORDS).find(([known]) => known === state)?.[1] ?? state;
}
