import { isLocalDate, type LocalDate } from '@approdo/shared/domain/date/local-date';
import type { StayJudge } from '@approdo/shared/domain/stay/rule-faults';
import type { Saying } from '@approdo/shared/words/say';
import { endPickedBy, type StaySelection } from '../../../ui/availability-calendar/selection.ts';
import type { BookingDraft } from './booking-draft.ts';
import { type Availability, findDateFaults } from './booking-rules.ts';

/** The dates that the calendar marks. A check-in alone on which no stay may begin is none, so that the next pick is another. */
export function selectionOf(draft: BookingDraft, availability: Availability): StaySelection {
  const { startDate, endDate } = draft;
  const isAlone = startDate !== '' && endDate === '';
  if (isAlone && availability.judge && findDateFaults(draft, availability).startDate !== undefined) return {};
  return { startDate: startDate || undefined, endDate: endDate || undefined };
}

/** Why the day may not be the end of a stay that a pick would set, to be worded. */
export function findPickFault(judge: StayJudge, selection: StaySelection, day: LocalDate): Saying | undefined {
  const { startDate } = selection;
  const isDeparture = endPickedBy(selection, day) === 'check-out';
  if (isDeparture && startDate !== undefined && isLocalDate(startDate)) return judge.findDepartureFault(startDate, day);
  return judge.findArrivalFault(day);
}
