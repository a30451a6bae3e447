import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { dayAfterKey } from '../../../ui/availability-calendar/day-keys.ts';
import type { ChoosingStep } from './choose-days.ts';
import { useTouchDrag } from './use-touch-drag.ts';

type Options = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly isFree: (day: LocalDate) => boolean;
  readonly onStep: (step: ChoosingStep) => void;
  /** Acts on a day: selects it or opens its bars. */
  readonly onAct: (day: LocalDate, by: 'key' | 'pointer') => void;
  readonly onWalk: (day: LocalDate, isChoosing: boolean) => void;
  readonly onLeave: () => void;
  /** The days of the row containing a day. */
  readonly rowOf: (day: LocalDate) => readonly LocalDate[];
};

/** Mouse, touch and key handlers of the days, delegated to the grid. */
export function useGridHandlers({ grid, isFree, onStep, onAct, onWalk, onLeave, rowOf }: Options) {
  const isDown = useRef(false);
  const touch = useTouchDrag({ grid, isFree, onStep });
  useEffect(() => {
    const release = () => {
      if (isDown.current) onStep({ kind: 'release' });
      isDown.current = false;
    };
    window.addEventListener('pointerup', release);
    return () => window.removeEventListener('pointerup', release);
  }, [onStep]);

  function walkBy(event: KeyboardEvent, day: LocalDate): void {
    const target = event.ctrlKey || event.metaKey || event.altKey ? undefined : dayInGrid(day, event.key, rowOf(day));
    if (target === undefined) return;
    event.preventDefault();
    onWalk(target, event.shiftKey);
  }

  function actBy(event: KeyboardEvent, day: LocalDate): void {
    event.preventDefault();
    onAct(day, 'key');
  }

  return {
    onPointerDown(event: PointerEvent): void {
      const day = pressedDay(event);
      touch.onPointerDown(event, day);
      if (event.pointerType !== 'mouse' || event.button !== 0 || day === undefined || !isFree(day)) return;
      isDown.current = true;
      onStep({ kind: 'press', day });
    },
    onPointerOver(event: PointerEvent): void {
      const day = dayUnder(event);
      if (isDown.current && day !== undefined) onStep({ kind: 'point', day });
    },
    onPointerMove: touch.onPointerMove,
    onPointerUp: touch.onPointerUp,
    onPointerCancel: touch.onPointerCancel,
    onClick(event: MouseEvent): void {
      const day = pressedDay(event);
      if (day !== undefined && !touch.wasDrag()) onAct(day, 'pointer');
    },
    onKeyDown(event: KeyboardEvent): void {
      const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
      if (event.key === 'Escape') onLeave();
      else if (day !== undefined && isActing(event)) actBy(event, day);
      else if (day !== undefined) walkBy(event, day);
    },
  };
}

function isActing({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}

/** The pressed day; undefined if a link on it was pressed. */
function pressedDay(event: MouseEvent | PointerEvent): LocalDate | undefined {
  const isLink = event.target instanceof Element && event.target.closest('a, button') !== null;
  return isLink ? undefined : dayUnder(event);
}

function dayUnder({ target }: MouseEvent | PointerEvent): LocalDate | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
}

/** Where a key leads from a day within its row; undefined if nowhere. */
function dayInGrid(day: LocalDate, key: string, row: readonly LocalDate[]): LocalDate | undefined {
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  // Shift selects here; elsewhere it moves by years.
  return dayAfterKey(day, { key, shiftKey: false }, ITALIAN);
}
