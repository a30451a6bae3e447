import { useState } from 'react';
import { GROUPS, type GroupId } from '../session/screen.ts';

const KEY = 'approdo.menu';

/** The open groups of the navigation: that of the current screen, and the others as this browser last left them. */
export function useOpenGroups(present: GroupId | undefined) {
  const [leftOpen, setLeftOpen] = useState(readLeftOpen);
  const [closed, setClosed] = useState<GroupId>();
  const [lastPresent, setLastPresent] = useState(present);
  if (lastPresent !== present) {
    setLastPresent(present);
    setClosed(undefined);
  }
  const isOpen = (id: GroupId) => (id === present ? closed !== id : leftOpen.includes(id));

  function toggle(id: GroupId): void {
    const next = isOpen(id) ? leftOpen.filter((one) => one !== id) : [...leftOpen.filter((one) => one !== id), id];
    setClosed(id === present && isOpen(id) ? id : undefined);
    setLeftOpen(next);
    storeOpenGroups(next);
  }

  return { isOpen, toggle };
}

function readLeftOpen(): readonly GroupId[] {
  const atFirst = GROUPS.filter(({ isOpenAtFirst }) => isOpenAtFirst).map(({ id }) => id);
  try {
    const stored = window.localStorage.getItem(KEY);
    if (stored === null) return atFirst;
    const names = stored.split(' ');
    return GROUPS.map(({ id }) => id).filter((id) => names.includes(id));
  } catch {
    // Without storage the groups are as at first.
    return atFirst;
  }
}

function storeOpenGroups(open: readonly GroupId[]): void {
  try {
    window.localStorage.setItem(KEY, open.join(' '));
  } catch {
    // Then it lasts until the page is left.
  }
}
