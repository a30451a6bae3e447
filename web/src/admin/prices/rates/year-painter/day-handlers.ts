import { earlierOf, type LocalDate, laterOf } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { dayAfterKey } from '../../../../ui/availability-calendar/day-keys.ts';
import type { PickingStep } from '../../../stays/stays/index.ts';

/** What a day is: a cell that is selected, or a button that is pressed. */
export type DayElement = 'cell' | 'button';

type Options = {
  readonly onStep: (step: PickingStep) => void;
  /** First and last pickable day. */
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly element: DayElement;
};

export type DayHandlers = ReturnType<typeof handleDays>;

/** Mouse, touch and key handlers to pick days: shared by all days, so that they need not rerender. */
export function handleDays({ onStep, first, last, element }: Options) {
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
      // Browsers click a button on these keys, and not a cell.
      if (element === 'cell' && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        return onStep({ kind: 'choose', day: dayOf(event) });
      }
      // Shift selects here; elsewhere it moves by years.
      const target = dayAfterKey(dayOf(event), { key: event.key, shiftKey: false }, ITALIAN);
      if (target === undefined) return;
      event.preventDefault();
      const day = laterOf(first, earlierOf(target, last));
      onStep({ kind: 'walk', day, isChoosing: event.shiftKey });
      focusDay(event.currentTarget, day);
    },
  };
}

function focusDay(from: HTMLElement, day: LocalDate): void {
  from.closest('[data-days]')?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
}
