import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { lastDayOf, monthOf, shiftMonth } from '../../../../ui/availability-calendar/month.ts';
import type { Picking, PickingStep } from '../../../stays/stays/index.ts';
import { RULE_YEAR } from '../texts/stay-rules.ts';
import { MONTHS_OF_YEAR, PaintedMonths, ToldDay, YearPainter } from '../year-painter/year-painter.tsx';
import styles from './rule-year.module.css';
import type { YearDay } from './year-days.ts';
import { YearLegend } from './year-legend.tsx';

type Props = {
  readonly today: LocalDate;
  readonly days: ReadonlyMap<LocalDate, YearDay>;
  readonly picking: Picking;
  readonly onStep: (step: PickingStep) => void;
};

/** The visible days: from today to the end of the twelfth month. */
export function yearFrom(today: LocalDate): Stay {
  return { startDate: today, endDate: lastDayOf(shiftMonth(monthOf(today), MONTHS_OF_YEAR - 1)) };
}

/** The year with the rule of each day. */
export function RuleYear({ today, days, picking, onStep }: Props) {
  const pointed = picking.announced ?? picking.focused;
  const facts = days.get(pointed);
  return (
    <YearPainter label={RULE_YEAR.title} hint={RULE_YEAR.hint}>
      <PaintedMonths
        {...{ today, days, picking, onStep }}
        range={yearFrom(today)}
        element="button"
        dayClass={styles.day}
        monthsClass={styles.months}
      />
      <ToldDay picking={picking}>
        {facts && (
          <>
            {nameDay(pointed, ITALIAN)} · <strong>{facts.name}</strong>:{' '}
            {[facts.holds, facts.taken].filter(Boolean).join(' · ')}
          </>
        )}
      </ToldDay>
      <YearLegend days={days} />
    </YearPainter>
  );
}
