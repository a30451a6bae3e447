import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { useMemo } from 'react';
import { lastDayOf, listMonths, monthOf, shiftMonth } from '../../../../ui/availability-calendar/month.ts';
import { type Picking, type PickingStep, rangeOf } from '../../../stays/stays/index.ts';
import { handleDays } from '../day-handlers.ts';
import { partIn, useRelease } from '../picked-days.ts';
import { RULE_YEAR } from '../texts/stay-rules.ts';
import frame from '../year-frame.module.css';
import styles from './rule-year.module.css';
import type { YearDay } from './year-days.ts';
import { YearLegend } from './year-legend.tsx';
import { YearMonth } from './year-month.tsx';

const MONTHS = 12;

type Props = {
  readonly today: LocalDate;
  readonly days: ReadonlyMap<LocalDate, YearDay>;
  readonly picking: Picking;
  readonly onStep: (step: PickingStep) => void;
};

/** The visible days: from today to the end of the twelfth month. */
export function yearFrom(today: LocalDate): Stay {
  return { startDate: today, endDate: lastDayOf(shiftMonth(monthOf(today), MONTHS - 1)) };
}

/** Twelve months with the rule of each day, to pick days by mouse, touch or keys. */
export function RuleYear({ today, days, picking, onStep }: Props) {
  const handlers = useMemo(() => {
    const { startDate, endDate } = yearFrom(today);
    return handleDays({ onStep, first: startDate, last: endDate });
  }, [onStep, today]);
  const range = rangeOf(picking);
  useRelease(picking.pressed !== undefined, onStep);
  return (
    <section className={frame.year} aria-label={RULE_YEAR.title}>
      <p className={frame.hint}>
        {RULE_YEAR.hint} <span className={frame.keys}>{RULE_YEAR.keys}</span>
      </p>
      <div className={styles.months} data-days="">
        {listMonths(monthOf(today), MONTHS).map((month) => (
          <YearMonth
            key={month}
            month={month}
            days={days}
            today={today}
            handlers={handlers}
            tabStop={monthOf(picking.focused) === month ? picking.focused : undefined}
            {...partIn(month, range)}
          />
        ))}
      </div>
      <PointedDay day={picking.announced ?? picking.focused} days={days} range={range} />
      <YearLegend days={days} />
    </section>
  );
}

type PointedDayProps = {
  readonly day: LocalDate;
  readonly days: Props['days'];
  readonly range: Stay | undefined;
};

/** The hovered day, visually; screen readers hear it from the day itself, and here what is picked. */
function PointedDay({ day, days, range }: PointedDayProps) {
  const facts = days.get(day);
  return (
    <div className={frame.told}>
      <span role="status">{range && sayRange(range)}</span>
      {facts && (
        <span aria-hidden>
          {nameDay(day, ITALIAN)} · <strong>{facts.name}</strong>:{' '}
          {[facts.holds, facts.taken].filter(Boolean).join(' · ')}
        </span>
      )}
    </div>
  );
}

function sayRange({ startDate, endDate }: Stay): string {
  if (startDate === endDate) return RULE_YEAR.first(nameDay(startDate, ITALIAN));
  const days = daysBetween(startDate, endDate) + 1;
  return RULE_YEAR.range(nameDay(startDate, ITALIAN), nameDay(endDate, ITALIAN), days);
}
