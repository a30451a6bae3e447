import type { RegionalDayAnswer } from '@approdo/shared/contract/law/regional';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { dueDayOfMonth, isMonthly, type RegionalDue } from '@approdo/shared/domain/law/regional/regional-due';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import { Text } from '@mantine/core';
import { Badge } from '../../../kit/badge/badge.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { ISTAT_MONTH } from '../../guests/index.ts';
import { daysOfMonth } from './months.ts';

type Props = {
  readonly month: string;
  readonly days: readonly RegionalDayAnswer[];
  readonly due: RegionalDue;
  readonly system: RegionalSystem;
  readonly today: LocalDate;
};

/** The deadline of a month, its totals, and what has changed since the report. */
export function MonthFacts({ month, days, due, system, today }: Props) {
  const isOver = days.at(-1)?.date === daysOfMonth(month).to;
  const isEmpty = days.every((day) => day.arrivals + day.departures + day.present === 0);
  const isLate = isMonthly(due) && today > dueDayOfMonth(due, month) && days.some(({ state }) => state === 'TODO');
  const hasChanged = days.some(({ state }) => state === 'CHANGED');
  return (
    <div className={kit.stack1}>
      {isLate && (
        <div>
          <Badge tone="careful">{ISTAT_MONTH.late}</Badge>
        </div>
      )}
      <strong className={isLate ? `${kit.strong} ${kit.danger}` : undefined}>{sayDue(due, month)}</strong>
      <span>{sayOf(days)}</span>
      {isEmpty && isOver && <Text>{ISTAT_MONTH.empty}</Text>}
      {hasChanged && (
        <Text className={`${kit.strong} ${kit.danger}`}>
          {system === 'SPOT' ? ISTAT_MONTH.changedOnSpot : ISTAT_MONTH.changed}
        </Text>
      )}
    </div>
  );
}

function sayDue(due: RegionalDue, month: string): string {
  if (isMonthly(due)) return elideBeforeDates(ISTAT_MONTH.due(sayLocalDate(dueDayOfMonth(due, month))));
  return due.kind === 'HOURS' ? ISTAT_MONTH.dueHours(due.hours) : ISTAT_MONTH.dueDaily;
}

function sayOf(days: Props['days']): string {
  const sum = (of: 'arrivals' | 'departures' | 'present') => days.reduce((all, day) => all + day[of], 0);
  return ISTAT_MONTH.sums(sum('arrivals'), sum('departures'), sum('present'));
}
