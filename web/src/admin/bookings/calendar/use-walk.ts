import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { chooseDays } from './choose-days.ts';

export type Walk = ReturnType<typeof useWalk>;

/** Where the keyboard is among the days, and which are chosen. A day takes the focus once it is shown. */
export function useWalk(today: LocalDate, reach: (day: LocalDate) => boolean) {
  const grid = useRef<HTMLTableElement>(null);
  const awaited = useRef<LocalDate>(undefined);
  const [picking, step] = useReducer(chooseDays, { focused: today });
  // Days that it waits for may come with any render: months are turned by the address.
  useEffect(() => {
    if (awaited.current === undefined) return;
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${awaited.current}"]`);
    if (!day) return;
    awaited.current = undefined;
    day.focus();
  });
  const goTo = useCallback((day: LocalDate) => {
    awaited.current = day;
    step({ kind: 'go', day });
  }, []);
  const leave = useCallback((day: LocalDate) => {
    awaited.current = day;
    step({ kind: 'leave' });
  }, []);

  return {
    grid,
    picking,
    step,
    goTo,
    /** Lets go of what is chosen, and gives the focus back to the day. */
    leave: () => leave(picking.focused),
    walkTo(day: LocalDate, isChoosing: boolean): void {
      if (!reach(day)) return;
      awaited.current = day;
      step({ kind: 'walk', day, isChoosing });
    },
  };
}
