import { addDays, daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { type ReactNode, type Ref, useEffect, useMemo } from 'react';
import { firstDayOf, lastDayOf, listMonths, type Month, monthOf } from '../../../../ui/availability-calendar/month.ts';
import kit from '../../../kit/styles/kit.module.css';
import { type Picking, type PickingStep, rangeOf } from '../../../stays/stays/index.ts';
import { YEAR_PAINTER } from '../texts/year-painter.ts';
import { type DayElement, handleDays } from './day-handlers.ts';
import { type PaintedDay, PaintedMonth } from './painted-month.tsx';
import styles from './year-painter.module.css';

export const MONTHS_OF_YEAR = 12;

type Props = {
  readonly label?: string;
  readonly hint: string;
  /** Said where there is a mouse or a keyboard, before the keys. */
  readonly drag?: string;
  readonly legend: ReactNode;
  /** The first and last pickable day. */
  readonly range: Stay;
  readonly today: LocalDate;
  readonly days: ReadonlyMap<LocalDate, PaintedDay>;
  readonly picking: Picking;
  readonly onStep: (step: PickingStep) => void;
  readonly element: DayElement;
  readonly dayClass: string | undefined;
  readonly monthsClass: string | undefined;
  readonly marked?: Stay | undefined;
  /** Of the months. */
  readonly ref?: Ref<HTMLDivElement>;
  /** The text of the pointed day, visually; screen readers hear it from the day itself, and here what is picked. */
  readonly told: ReactNode;
  /** What is said after the picked days. */
  readonly also?: string | undefined;
  /** What lies over the months. */
  readonly children?: ReactNode;
};

/** A year of days that are picked by mouse, touch or keys to change what holds on them. */
export function YearPainter({ label, hint, drag, legend, told, also, children, ref, ...months }: Props) {
  const { range, today, picking, onStep, days, element, dayClass, monthsClass, marked } = months;
  const { startDate: first, endDate: last } = range;
  const handlers = useMemo(() => handleDays({ onStep, first, last, element }), [onStep, first, last, element]);
  const picked = rangeOf(picking);
  useRelease(picking.pressed !== undefined, onStep);
  return (
    <section className={styles.year} aria-label={label}>
      <p className={kit.hint}>
        {hint}{' '}
        <span className={styles.keys}>
          {drag && `${drag} `}
          {YEAR_PAINTER.keys}
        </span>
      </p>
      {legend}
      <div className={monthsClass} data-days="" ref={ref}>
        {listMonths(monthOf(first), MONTHS_OF_YEAR).map((month) => {
          const [own, mark] = [partIn(month, picked), partIn(month, marked)];
          return (
            <PaintedMonth
              key={month}
              {...{ month, days, element, dayClass, today, handlers, ...own }}
              tabStop={monthOf(picking.focused) === month ? picking.focused : undefined}
              markedStart={mark.start}
              markedEnd={mark.end}
            />
          );
        })}
        {children}
      </div>
      <div className={styles.told}>
        <span role="status">
          {picked && sayPicked(picked)}
          {also && ` ${also}`}
        </span>
        <span aria-hidden>{told}</span>
      </div>
    </section>
  );
}

function sayPicked({ startDate, endDate }: Stay): string {
  if (startDate === endDate) return YEAR_PAINTER.first(nameDay(startDate, ITALIAN));
  const days = daysBetween(startDate, endDate) + 1;
  return YEAR_PAINTER.range(nameDay(startDate, ITALIAN), nameDay(endDate, ITALIAN), days);
}

/** The part of picked days in a month; an end outside is the day beside the month. */
function partIn(month: Month, range: Stay | undefined) {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  if (!range || range.endDate < first || last < range.startDate) return { start: undefined, end: undefined };
  const { startDate, endDate } = range;
  return {
    start: startDate < first ? addDays(first, -1) : startDate,
    end: last < endDate ? addDays(last, 1) : endDate,
  };
}

/** Also ends picking when the mouse is released outside the days. */
function useRelease(isPressed: boolean, onStep: (step: PickingStep) => void): void {
  useEffect(() => {
    if (!isPressed) return;
    const release = () => onStep({ kind: 'release' });
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isPressed, onStep]);
}
