import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { type ComponentProps, memo } from 'react';
import type { Month } from '../../../../ui/availability-calendar/month.ts';
import { MonthTable } from '../../../../ui/availability-calendar/month-table.tsx';
import type { DayHandlers } from '../day-handlers.ts';
import { placeOf } from '../picked-days.ts';
import frame from '../year-frame.module.css';
import type { PriceDay } from './price-days.ts';
import styles from './price-year.module.css';

type Props = {
  readonly month: Month;
  readonly days: ReadonlyMap<LocalDate, PriceDay>;
  /** Today, if it is in this month. */
  readonly today: LocalDate | undefined;
  /** The part of the picked days in this month. */
  readonly start: LocalDate | undefined;
  readonly end: LocalDate | undefined;
  /** The days of the chosen season, if any are in this month. */
  readonly chosenFrom: LocalDate | undefined;
  readonly chosenTo: LocalDate | undefined;
  /** The tab stop, if it is in this month. */
  readonly tabStop: LocalDate | undefined;
  readonly handlers: DayHandlers;
};

/** Memoised: only changed months rerender while days are picked. */
export const PriceMonth = memo(function PriceMonth({ month, days, ...rest }: Props) {
  return (
    <div className={frame.month}>
      <MonthTable
        month={month}
        language={ITALIAN}
        captionClass={frame.caption}
        isGrid
        cellOf={(day) => cellOf(day, days.get(day), rest)}
      >
        {(day) => <BeginningPrice facts={days.get(day)} />}
      </MonthTable>
    </div>
  );
});

type Cell = ComponentProps<'td'> & Readonly<Record<`data-${string}`, string | number>>;

function cellOf(day: LocalDate, facts: PriceDay | undefined, rest: Omit<Props, 'month' | 'days'>): Cell {
  const { start, end, today, tabStop, chosenFrom, chosenTo, handlers } = rest;
  const place = placeOf(day, start, end);
  const isChosen = chosenFrom !== undefined && chosenTo !== undefined && chosenFrom <= day && day <= chosenTo;
  return {
    className: styles.day,
    tabIndex: day === tabStop ? 0 : -1,
    'aria-label': facts?.spoken ?? '',
    'aria-selected': place !== undefined,
    'data-day': day,
    'data-number': Number(day.slice(8)),
    ...(facts?.depth === undefined ? { 'data-hole': '' } : { 'data-depth': facts.depth }),
    ...(facts?.isException && { 'data-exception': '' }),
    ...(place && { 'data-place': place }),
    ...(isChosen && { 'data-chosen': '' }),
    ...(day === today && { 'data-today': '', 'aria-current': 'date' as const }),
    ...handlers,
  };
}

function BeginningPrice({ facts }: { readonly facts: PriceDay | undefined }) {
  if (facts?.number === undefined) return null;
  return (
    <span className={styles.number} aria-hidden>
      {facts.number}
    </span>
  );
}
