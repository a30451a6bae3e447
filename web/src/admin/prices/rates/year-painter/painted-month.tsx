import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { memo } from 'react';
import type { Month } from '../../../../ui/availability-calendar/month.ts';
import { MonthTable } from '../../../../ui/availability-calendar/month-table.tsx';
import type { DayElement, DayHandlers } from './day-handlers.ts';
import styles from './year-painter.module.css';

/** A day of the year, displayed and spoken. */
export type PaintedDay = {
  readonly spoken: string;
  /** The attributes that give it its colours. */
  readonly style: Readonly<Record<`data-${string}`, string | number>>;
  /** A second line below its number. */
  readonly note?: string | undefined;
};

type Props = {
  readonly month: Month;
  readonly days: ReadonlyMap<LocalDate, PaintedDay>;
  readonly element: DayElement;
  readonly dayClass: string | undefined;
  readonly today: LocalDate;
  /** The part of the picked days in this month. */
  readonly start: LocalDate | undefined;
  readonly end: LocalDate | undefined;
  /** The part of the marked days in this month. */
  readonly markedStart: LocalDate | undefined;
  readonly markedEnd: LocalDate | undefined;
  /** The tab stop, if it is in this month. */
  readonly tabStop: LocalDate | undefined;
  readonly handlers: DayHandlers;
};

/** Memoised: only changed months rerender while days are picked. */
export const PaintedMonth = memo(function PaintedMonth({ month, days, element, ...rest }: Props) {
  const isCell = element === 'cell';
  return (
    <div className={styles.month}>
      <MonthTable
        month={month}
        language={ITALIAN}
        captionClass={styles.caption}
        isGrid
        {...(isCell && { cellOf: (day) => cellOf(day, days.get(day), rest) })}
      >
        {(day) => (isCell ? <Note facts={days.get(day)} /> : <DayButton day={day} facts={days.get(day)} {...rest} />)}
      </MonthTable>
    </div>
  );
});

type DayProps = Omit<Props, 'month' | 'days' | 'element'>;
type Facts = PaintedDay | undefined;

function cellOf(day: LocalDate, facts: Facts, rest: DayProps) {
  const { isPicked, props } = paintDay(day, facts, rest);
  return { ...props, 'aria-selected': isPicked, 'data-number': Number(day.slice(8)) };
}

function Note({ facts }: { readonly facts: Facts }) {
  if (facts?.note === undefined) return null;
  return (
    <span className={styles.note} aria-hidden>
      {facts.note}
    </span>
  );
}

function DayButton({ day, facts, ...rest }: DayProps & { readonly day: LocalDate; readonly facts: Facts }) {
  const { isPicked, props } = paintDay(day, facts, rest);
  const number = Number(day.slice(8));
  if (!facts) {
    return (
      <span className={props.className} data-past="">
        {number}
      </span>
    );
  }
  return (
    <button type="button" {...props} aria-pressed={isPicked}>
      {number}
    </button>
  );
}

function paintDay(day: LocalDate, facts: Facts, rest: DayProps) {
  const place = placeOf(day, rest.start, rest.end);
  const props = {
    className: `${styles.day} ${rest.dayClass}`,
    ...facts?.style,
    tabIndex: day === rest.tabStop ? 0 : -1,
    'aria-label': facts?.spoken ?? '',
    'data-day': day,
    ...(place && { 'data-place': place }),
    ...(placeOf(day, rest.markedStart, rest.markedEnd) && { 'data-chosen': '' }),
    ...(day === rest.today && { 'data-today': '', 'aria-current': 'date' as const }),
    ...rest.handlers,
  };
  return { isPicked: place !== undefined, props };
}

/** The position of a day among the picked ones, if any. */
function placeOf(day: LocalDate, start = '', end = ''): 'only' | 'start' | 'end' | 'between' | undefined {
  if (day < start || end < day) return undefined;
  if (start === end) return 'only';
  if (day === start) return 'start';
  return day === end ? 'end' : 'between';
}
