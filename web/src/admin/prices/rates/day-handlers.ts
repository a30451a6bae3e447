import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { dayAfterKey } from '../../../ui/availability-calendar/day-keys.ts';
import type { PickingStep } from '../../stays/stays/index.ts';

type Options = {
  readonly onStep: (step: PickingStep) => void;
  /** First and last pickable day. */
  readonly first: LocalDate;
  readonly last: LocalDate;
};

export type DayHandlers = ReturnType<typeof handleDays>;

/** Mouse, touch and key handlers to pick days: shared by all days, so that they need not rerender. */
export function handleDays({ onStep, first, last }: Options) {
  const dayOf = ({ currentTarget }: { readonly currentTarget: HTMLElement }): LocalDate =>
    currentTarget.dataset.day ?? first;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' && event.button === 0) onStep({ kind: 'press', day: dayOf(event) });
    },
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') onStep({ kind: 'point', day: dayOf(event) });
    },
    onFocus: (event: FocusEvent<HTMLElement>) => onStep({ kind: 'tell', day: dayOf(event) }),
    onClick: (event: MouseEvent<HTMLElement>) => onStep({ kind: 'choose', day: dayOf(event) }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') return onStep({ kind: 'leave' });
      // Shift selects here; elsewhere it moves by years.
      const target = dayAfterKey(dayOf(event), { key: event.key, shiftKey: false }, ITALIAN);
      if (target === undefined) return;
      event.preventDefault();
      const day = within(target, first, last);
      onStep({ kind: 'walk', day, isChoosing: event.shiftKey });
      focusDay(event.currentTarget, day);
    },
  };
}

/** The same for days that are table cells, on which Enter does not click. */
export function handleCells(options: Options): DayHandlers {
  const handlers = handleDays(options);
  return {
    ...handlers,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return handlers.onKeyDown(event);
      event.preventDefault();
      options.onStep({ kind: 'choose', day: event.currentTarget.dataset.day ?? options.first });
    },
  };
}

function within(day: LocalDate, first: LocalDate, last: LocalDate): LocalDate {
  if (day < first) return first;
  return day > last ? last : day;
}

function focusDay(from: HTMLElement, day: LocalDate): void {
  from.closest('[data-days]')?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
}
