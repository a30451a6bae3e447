import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import { addDays, type LocalDate, weekdayOf } from '@approdo/shared/domain/base/date/local-date';
import { lastDayOf } from '@approdo/shared/domain/law/deadlines/select-deadlines';

type GroupedDeadlines = Readonly<Record<'late' | 'thisWeek' | 'later' | 'done', readonly DeadlineAnswer[]>>;

/** By how much they press, each by when it is due; weeks end on Sundays. What is done: the last first. */
export function groupDeadlines(all: readonly DeadlineAnswer[], today: LocalDate): GroupedDeadlines {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  const open = all.filter(({ state }) => state === 'DUE');
  const isThisWeek = ({ dueAt }: DeadlineAnswer) => lastDayOf(new Date(dueAt)) <= sunday;
  return {
    late: all.filter(({ state }) => state === 'LATE'),
    thisWeek: open.filter(isThisWeek),
    later: open.filter((each) => !isThisWeek(each)),
    done: all
      .filter(({ state }) => state === 'DONE')
      .toSorted((one, other) => ((one.doneAt ?? '') < (other.doneAt ?? '') ? 1 : -1)),
  };
}
