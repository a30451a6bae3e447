import { type Caller, decideAccess } from '@approdo/shared/domain/account/access';
import type { Screen } from '../screens.ts';

/** Whether this account may open the screen (SPEC.md section 6). */
export function canOpen(screen: Pick<Screen, 'access'>, caller: Caller): boolean {
  return decideAccess(screen.access, caller) === 'granted';
}

/** What the navigation shows. */
export function listOpenScreens(screens: readonly Screen[], caller: Caller): readonly Screen[] {
  return screens.filter((screen) => canOpen(screen, caller));
}
