import { type Caller, decideAccess } from '@approdo/shared/domain/base/access';
import { GROUPS, type GroupId, type Screen } from './screen.ts';

/** Whether this account may open the screen (SPEC.md section 6). */
export function canOpen(screen: Pick<Screen, 'access'>, caller: Caller): boolean {
  return decideAccess(screen.access, caller) === 'granted';
}

/** The screens in the navigation. */
export function listOpenScreens(screens: readonly Screen[], caller: Caller): readonly Screen[] {
  return screens.filter((screen) => canOpen(screen, caller));
}

type ScreenGroup = { readonly id: GroupId; readonly label: string; readonly screens: readonly Screen[] };

/** The same in groups, for an account with many screens; an editor's few form one list. */
export function groupScreens(
  screens: readonly Screen[],
  caller: Caller,
): { readonly first: readonly Screen[]; readonly groups: readonly ScreenGroup[] } {
  const open = listOpenScreens(screens, caller);
  if (!canOpen({ access: 'admin' }, caller)) return { first: open, groups: [] };
  const groups = GROUPS.map(({ id, label }) => ({ id, label, screens: open.filter(({ group }) => group === id) }));
  return { first: open.filter(({ group }) => group === undefined), groups };
}

/** The bar at the foot of a phone, beside the whole menu: the first screens, or those that an editor writes with. */
export function listFootScreens(screens: readonly Screen[], caller: Caller): readonly Screen[] {
  return groupScreens(screens, caller).first.slice(0, MAX_AT_FOOT);
}

const MAX_AT_FOOT = 4;
