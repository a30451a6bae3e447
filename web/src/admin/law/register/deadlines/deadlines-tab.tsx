import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import { addDays, type LocalDate, todayInRome, weekdayOf } from '@approdo/shared/domain/base/date/local-date';
import { lastDayOf } from '@approdo/shared/domain/law/deadlines/select-deadlines';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { EmptyState, QueryStates } from '../../../kit/feedback/query-states.tsx';
import { DEADLINES, useDeadlines } from '../../deadlines/index.ts';
import { CompliancePart } from './compliance-part.tsx';
import { DeadlinesPart } from './deadlines-part.tsx';

/** The deadlines towards the authorities, by urgency, and the one-time duties. */
export function DeadlinesTab() {
  const [edited, setEdited] = useState<string>();
  return (
    <Stack gap="xl">
      <QueryStates query={useDeadlines()} failure={DEADLINES.loadFailed}>
        {(deadlines) => <Grouped deadlines={deadlines} onEdit={setEdited} />}
      </QueryStates>
      <CompliancePart edited={edited} onEdit={setEdited} />
    </Stack>
  );
}

type Props = {
  readonly deadlines: readonly DeadlineAnswer[];
  /** Of an item of the list below. */
  readonly onEdit: (key: string) => void;
};

function Grouped({ deadlines, onEdit }: Props) {
  const { late, thisWeek, later, done } = groupDeadlines(deadlines, todayInRome(new Date()));
  const isNothingOpen = late.length + thisWeek.length + later.length === 0;
  return (
    <>
      {isNothingOpen && <EmptyState text={DEADLINES.none} />}
      <DeadlinesPart name="ritardo" title={DEADLINES.late} deadlines={late} onEdit={onEdit} />
      <DeadlinesPart name="settimana" title={DEADLINES.thisWeek} deadlines={thisWeek} onEdit={onEdit} />
      <DeadlinesPart name="avanti" title={DEADLINES.later} deadlines={later} onEdit={onEdit} />
      <DeadlinesPart name="fatte" title={DEADLINES.done} deadlines={done} onEdit={onEdit} />
    </>
  );
}

type GroupedDeadlines = Readonly<Record<'late' | 'thisWeek' | 'later' | 'done', readonly DeadlineAnswer[]>>;

/** Grouped by urgency, each by due date; weeks end on Sundays. Done ones come latest first. */
function groupDeadlines(all: readonly DeadlineAnswer[], today: LocalDate): GroupedDeadlines {
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
