import { useState } from 'react';
import { GROUPS, type GroupId } from '../session/screen.ts';

const KEY = 'approdo.menu';

/** The open groups of the navigation: that of the current screen, and the others as this browser last left them. */
export function useOpenGroups(present: GroupId | undefined) {
  const [left, setLeft] = useState(readLeft);
  const [shut, setShut] = useState<GroupId>();
  const [lastPresent, setLastPresent] = useState(present);
  if (lastPresent !== present) {
    setLastPresent(present);
    setShut(undefined);
  }
  const isOpen = (id: GroupId) => (id === present ? shut !== id : left.includes(id));

  function toggle(id: GroupId): void {
    const next = isOpen(id) ? left.filter((one) => one !== id) : [...left.filter((one) => one !== id), id];
    setShut(id === present && isOpen(id) ? id : undefined);
    setLeft(next);
    keep(next);
  }

  return { isOpen, toggle };
}

function readLeft(): readonly GroupId[] {
  const atFirst = GROUPS.filter(({ isOpenAtFirst }) => isOpenAtFirst).map(({ id }) => id);
  try {
    const kept = window.localStorage.getItem(KEY);
    if (kept === null) return atFirst;
    const names = kept.split(' ');
    return GROUPS.map(({ id }) => id).filter((id) => names.includes(id));
  } catch {
    // Without storage the groups are as at first.
    return atFirst;
  }
}

function keep(open: readonly GroupId[]): void {
  try {
    window.localStorage.setItem(KEY, open.join(' '));
  } catch {
    // Then it lasts until the page is left.
  }
}
