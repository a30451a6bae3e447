import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { canPickDay, type DayDescription } from '@approdo/shared/domain/stays/availability';

/** The dates chosen so far; either may still be missing. */
export type StaySelection = { readonly startDate?: LocalDate | undefined; readonly endDate?: LocalDate | undefined };

/** The first pick is the check-in, the second the check-out; a third, or a day not after the check-in, starts over. */
export function pickDay(selection: StaySelection, day: LocalDate): StaySelection {
  if (endPickedBy(selection, day) === 'check-in') return { startDate: day };
  return { startDate: selection.startDate, endDate: day };
}

/** Which end of a stay a pick of that day would set. */
export function endPickedBy({ startDate, endDate }: StaySelection, day: LocalDate): 'check-in' | 'check-out' {
  return startDate && !endDate && day > startDate ? 'check-out' : 'check-in';
}

/** Whether the day can be picked next: not past, and free at the end of the stay that it would be. */
export function isPickable(
  day: LocalDate,
  description: DayDescription,
  { today, selection }: { readonly today: LocalDate; readonly selection: StaySelection },
): boolean {
  return day >= today && canPickDay(description, endPickedBy(selection, day));
}

/** A day's place in the selection, if it has one. */
export function placeInSelection(
  { startDate, endDate }: StaySelection,
  day: LocalDate,
): 'start' | 'end' | 'between' | undefined {
  if (day === startDate) return 'start';
  if (day === endDate) return 'end';
  if (!startDate || !endDate) return undefined;
  return startDate < day && day < endDate ? 'between' : undefined;
}
