import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { useEffect } from 'react';
import { firstDayOf, lastDayOf, type Month } from '../../../../ui/availability-calendar/month.ts';
import type { PickingStep } from '../../../stays/stays/index.ts';

/** The part of picked days in a month; an end outside is the day beside the month. */
export function partIn(month: Month, range: Stay | undefined) {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  if (!range || range.endDate < first || last < range.startDate) return { start: undefined, end: undefined };
  const { startDate, endDate } = range;
  return {
    start: startDate < first ? addDays(first, -1) : startDate,
    end: last < endDate ? addDays(last, 1) : endDate,
  };
}

/** The position of a day among the picked ones, if any. */
export function placeOf(day: LocalDate, start = '', end = ''): 'only' | 'start' | 'end' | 'between' | undefined {
  if (day < start || end < day) return undefined;
  if (start === end) return 'only';
  if (day === start) return 'start';
  return day === end ? 'end' : 'between';
}

/** Also ends picking when the mouse is released outside the days. */
export function useRelease(isPressed: boolean, onStep: (step: PickingStep) => void): void {
  useEffect(() => {
    if (!isPressed) return;
    const release = () => onStep({ kind: 'release' });
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isPressed, onStep]);
}
