import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

/** The state of picking days: `anchor` is the first day chosen, `end` the other end so far. */
export type Picking = {
  /** The day with the keyboard focus, which the Tab key reaches. */
  readonly focused: LocalDate;
  /** The day to announce: the last that was pointed at or walked to. */
  readonly announced?: LocalDate | undefined;
  /** The day where the mouse was pressed; it picks only once the mouse has moved. */
  readonly pressed?: LocalDate | undefined;
  readonly anchor?: LocalDate | undefined;
  readonly end?: LocalDate | undefined;
  readonly isDragging?: boolean;
  /** Whether both days are chosen. */
  readonly isDone?: boolean;
};

export type PickingStep =
  | { readonly kind: 'press' | 'point' | 'tell' | 'choose'; readonly day: LocalDate }
  | { readonly kind: 'walk'; readonly day: LocalDate; readonly isChoosing: boolean }
  | { readonly kind: 'release' | 'leave' };

/**
 * Two days are picked by dragging from one to the other, by choosing one and then the other, or by extending from the
 * first with the keys; choosing the same day twice picks that day alone.
 */
export function pickDays(picking: Picking, step: PickingStep): Picking {
  if (step.kind === 'leave') return { focused: picking.focused };
  if (picking.isDone) return picking;
  switch (step.kind) {
    case 'press':
      return picking.anchor === undefined ? { ...picking, pressed: step.day, focused: step.day } : picking;
    case 'tell':
      // The keyboard continues from the day that has the focus, however it got there.
      return { ...picking, focused: step.day, announced: step.day };
    case 'point':
      return point({ ...picking, announced: step.day }, step.day);
    case 'release':
      return { ...picking, pressed: undefined, isDone: picking.isDragging === true };
    case 'choose':
      return choose({ ...picking, focused: step.day, announced: step.day, pressed: undefined }, step.day);
    case 'walk':
      return walk(
        { ...picking, focused: step.day, announced: step.day },
        step.day,
        step.isChoosing ? picking.focused : undefined,
      );
  }
}

/** The first and last of the days chosen so far, in calendar order. */
export function rangeOf({ anchor, end = anchor }: Picking): { startDate: LocalDate; endDate: LocalDate } | undefined {
  if (anchor === undefined || end === undefined) return undefined;
  return anchor <= end ? { startDate: anchor, endDate: end } : { startDate: end, endDate: anchor };
}

function point(picking: Picking, day: LocalDate): Picking {
  const { pressed, anchor } = picking;
  if (anchor !== undefined) return { ...picking, end: day };
  if (pressed === undefined || pressed === day) return picking;
  return { ...picking, anchor: pressed, end: day, isDragging: true };
}

function choose(picking: Picking, day: LocalDate): Picking {
  const { anchor } = picking;
  if (anchor === undefined) return { ...picking, anchor: day, end: day };
  return { ...picking, end: day, isDone: true };
}

function walk(picking: Picking, day: LocalDate, from: LocalDate | undefined): Picking {
  const anchor = picking.anchor ?? from;
  return anchor === undefined ? picking : { ...picking, anchor, end: day };
}
