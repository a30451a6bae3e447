import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { ChoosingStep } from './choose-days.ts';

/** How long a finger rests before it selects, so that a swipe scrolls. */
const HOLD_MS = 400;

/** Movement of a resting finger, in pixels. */
const TREMBLE_PX = 10;

type Held = { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> };

type Options = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly isFree: (day: LocalDate) => boolean;
  readonly onStep: (step: ChoosingStep) => void;
};

/** Selects days by long press and drag. `wasDrag` tells whether the press that is ending was one. */
export function useTouchDrag({ grid, isFree, onStep }: Options) {
  const held = useRef<Held>(undefined);
  const isDragging = useRef(false);
  const wasDrag = useRef(false);

  function letGo(): void {
    clearTimeout(held.current?.timer);
    held.current = undefined;
  }

  function end(): void {
    letGo();
    wasDrag.current = isDragging.current;
    if (isDragging.current) onStep({ kind: 'release' });
    isDragging.current = false;
  }

  useEffect(() => {
    const element = grid.current;
    // No scrolling and no context menu while a finger selects.
    const prevent = (event: Event) => (isDragging.current ? event.preventDefault() : undefined);
    element?.addEventListener('touchmove', prevent, { passive: false });
    element?.addEventListener('contextmenu', prevent);
    return () => {
      clearTimeout(held.current?.timer);
      element?.removeEventListener('touchmove', prevent);
      element?.removeEventListener('contextmenu', prevent);
    };
  }, [grid]);

  return {
    wasDrag: () => wasDrag.current,
    onPointerDown(event: PointerEvent, day: LocalDate | undefined): void {
      wasDrag.current = false;
      if (event.pointerType === 'mouse' || day === undefined || !isFree(day)) return;
      letGo();
      const timer = setTimeout(() => {
        isDragging.current = true;
        onStep({ kind: 'hold', day });
      }, HOLD_MS);
      held.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove(event: PointerEvent): void {
      if (event.pointerType === 'mouse' || !held.current) return;
      const { x, y } = held.current;
      if (!isDragging.current) {
        if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE_PX) letGo();
        return;
      }
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const day = under?.closest<HTMLElement>('[data-day]')?.dataset.day;
      if (day) onStep({ kind: 'point', day });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
