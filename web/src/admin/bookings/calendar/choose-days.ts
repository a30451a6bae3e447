import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { type Picking, type PickingStep, pickDays } from '../../stays/stays/index.ts';

export type ChoosingStep =
  | PickingStep
  /** A finger is held on a day, to drag from it. */
  | { readonly kind: 'hold'; readonly day: LocalDate }
  /** The keyboard moves to a day without choosing. */
  | { readonly kind: 'go'; readonly day: LocalDate };

/** Picks days; the selection stays until it is extended or a new one begins. */
export function chooseDays(picking: Picking, step: ChoosingStep): Picking {
  if (step.kind === 'go') return { ...picking, focused: step.day };
  if (step.kind === 'hold') {
    const { day } = step;
    return { focused: day, pressed: day, anchor: day, end: day, isDragging: true };
  }
  if (!picking.isDone) return pickDays(picking, step);
  if (step.kind === 'press' || step.kind === 'choose') return pickDays({ focused: picking.focused }, step);
  if (step.kind === 'walk') return { ...picking, focused: step.day, ...(step.isChoosing && { end: step.day }) };
  return pickDays(picking, step);
}

/** First and last of the chosen days, all free: the range stops before an occupied day. */
export function listChosen(
  { anchor, end = anchor }: Pick<Picking, 'anchor' | 'end'>,
  isFree: (day: LocalDate) => boolean,
): Stay | undefined {
  if (anchor === undefined || end === undefined || !isFree(anchor)) return undefined;
  const step = end < anchor ? -1 : 1;
  let last = anchor;
  while (last !== end && isFree(addDays(last, step))) last = addDays(last, step);
  return step === 1 ? { startDate: anchor, endDate: last } : { startDate: last, endDate: anchor };
}

/** The stay for these days; for a single day it ends on the next. */
export function stayOf({ startDate, endDate }: Stay): Stay {
  return { startDate, endDate: startDate === endDate ? addDays(endDate, 1) : endDate };
}
