import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { chooseDays } from './choose-days.ts';

export type Walk = ReturnType<typeof useWalk>;

/** The focused day and the selection. A day takes the focus once it is visible. */
export function useWalk(today: LocalDate, reach: (day: LocalDate) => boolean) {
  const grid = useRef<HTMLTableElement>(null);
  const awaited = useRef<LocalDate>(undefined);
  const [picking, step] = useReducer(chooseDays, { focused: today });
  // The awaited day may come with any render, since the URL turns the months.
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
    /** Clears the selection and returns the focus to the day. */
    leave: () => leave(picking.focused),
    walkTo(day: LocalDate, isChoosing: boolean): void {
      if (!reach(day)) return;
      awaited.current = day;
      step({ kind: 'walk', day, isChoosing });
    },
  };
}
