import { useState } from 'react';
import { findStorage } from '../../browser/find-storage.ts';
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
    try {
      findStorage('localStorage')?.setItem(KEY, next.join(' '));
    } catch {
      // Then it lasts until the page is left.
    }
  }

  return { isOpen, toggle };
}

function readLeftOpen(): readonly GroupId[] {
  const names = findStorage('localStorage')?.getItem(KEY)?.split(' ');
  return GROUPS.filter(({ id, isOpenAtFirst }) => names?.includes(id) ?? isOpenAtFirst).map(({ id }) => id);
}
