import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RuleLists } from '@approdo/shared/domain/stays/rule-lookup';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { RuleException } from '@approdo/shared/domain/stays/stay-rules';
import { memo, useMemo, useReducer } from 'react';
import { useSameDayTurnover } from '../../../content/property/index.ts';
import { pickDays, rangeOf, useBookings } from '../../../stays/stays/index.ts';
import { ExceptionWindow } from './exception-list.tsx';
import { RuleYear, yearFrom } from './rule-year.tsx';
import { describeRuleDays, findTakenDays } from './year-days.ts';

type Props = {
  readonly lists: RuleLists;
  readonly today: LocalDate;
  readonly onChange: (exceptions: readonly RuleException[]) => void;
};

/** The rules over twelve months, with a window for the exception of picked days. Memoised. */
export const YearPart = memo(function YearPart({ lists, today, onChange }: Props) {
  const [picking, step] = useReducer(pickDays, { focused: today });
  const { data: bookings } = useBookings();
  const sameDayTurnover = useSameDayTurnover();
  const taken = useMemo(
    () => findTakenDays(yearFrom(today), bookings ?? [], { sameDayTurnover }),
    [today, bookings, sameDayTurnover],
  );
  const days = useMemo(() => describeRuleDays(yearFrom(today), lists, taken), [today, lists, taken]);
  const picked = picking.isDone ? rangeOf(picking) : undefined;
  return (
    <>
      <RuleYear today={today} days={days} picking={picking} onStep={step} />
      {picked && (
        <ExceptionWindow
          {...{ lists, today, onChange }}
          place={findPlace(lists.exceptions, picked)}
          days={picked}
          onClose={() => step({ kind: 'leave' })}
        />
      )}
    </>
  );
});

/** The place of the exception that has these days, or of a new one. */
function findPlace(exceptions: readonly RuleException[], days: Stay): number {
  const known = exceptions.findIndex(
    ({ startDate, endDate }) => startDate <= days.startDate && days.endDate <= endDate,
  );
  return known < 0 ? exceptions.length : known;
}
