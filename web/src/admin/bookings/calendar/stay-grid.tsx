import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { listWeekdays, nameMonth } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import type { MenuWays } from './day-menu.tsx';
import type { DayFacts } from './describe-days.ts';
import { GridRow } from './grid-row.tsx';
import type { LaidRow, Layout } from './lay-rows.ts';
import styles from './stay-grid.module.css';
import { STAY_CALENDAR } from './texts.ts';

type Props = {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly rows: readonly LaidRow[];
  readonly layout: Layout;
  readonly days: ReadonlyMap<LocalDate, DayFacts>;
  readonly today: LocalDate;
  readonly chosen: Stay | undefined;
  readonly tabStop: LocalDate;
  readonly menuDay: LocalDate | undefined;
  readonly menuWays: MenuWays;
  readonly isBusy: boolean;
  /** While dragging, bars let pointer events through. */
  readonly isDragging: boolean;
  readonly handlers: ComponentProps<'table'>;
};

/** Arrow keys walk its days, and several can be selected. */
const GRID = { role: 'grid', 'aria-label': STAY_CALENDAR.name, 'aria-multiselectable': true } as const;

const LONGEST_MONTH = Array.from({ length: 31 }, (_, index) => index + 1);

/** The grid of days with bars: a row per month, or per week under the name of the month. */
export function StayGrid({ grid, rows, layout, isBusy, isDragging, handlers, ...rest }: Props) {
  const isMonths = layout === 'months';
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => bringTodayIn(scroller.current), []);
  return (
    <div className={styles.scroller} ref={scroller}>
      <table ref={grid} {...GRID} aria-busy={isBusy} className={styles.grid} data-layout={layout} {...handlers}>
        {isMonths && <MonthsHead />}
        {[...Map.groupBy(rows, ({ month }) => month)].map(([month, ofMonth]) => (
          <tbody key={month}>
            {!isMonths && <WeeksHead month={month} />}
            {ofMonth.map((row) => (
              <GridRow
                key={row.days[0]}
                row={row}
                layout={layout}
                {...(isMonths && { name: nameMonth(month, ITALIAN) })}
                {...partOf(row, rest)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Scrolls today into view if a month is wider than the screen. */
function bringTodayIn(scroller: HTMLElement | null): void {
  const today = scroller?.querySelector<HTMLElement>('[data-today]');
  if (scroller && today) scroller.scrollLeft = today.offsetLeft - scroller.clientWidth / 2;
}

type RowContext = Pick<Props, 'days' | 'today' | 'chosen' | 'tabStop' | 'menuDay' | 'menuWays'>;

/** The props that concern this row, so that other rows need not rerender. */
function partOf({ days: own }: LaidRow, { days, today, chosen, tabStop, menuDay, menuWays }: RowContext) {
  const [first = '', last = ''] = [own[0], own.at(-1)];
  const isIn = (day: LocalDate | undefined) => (day !== undefined && first <= day && day <= last ? day : undefined);
  const touches = chosen !== undefined && chosen.startDate <= last && chosen.endDate >= first;
  return {
    days,
    today,
    menuWays,
    start: touches ? chosen.startDate : undefined,
    end: touches ? chosen.endDate : undefined,
    tabStop: isIn(tabStop),
    menuDay: isIn(menuDay),
  };
}

function MonthsHead() {
  return (
    <thead>
      <tr className={styles.row}>
        <th className={styles.monthName} scope="col">
          <span className="visually-hidden">{STAY_CALENDAR.month}</span>
        </th>
        {LONGEST_MONTH.map((day) => (
          <th key={day} scope="col" className={styles.column}>
            {day}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function WeeksHead({ month }: { readonly month: string }) {
  return (
    <>
      <tr className={styles.sticky}>
        <th className={styles.monthName} scope="rowgroup" colSpan={7}>
          {nameMonth(month, ITALIAN)}
        </th>
      </tr>
      <tr className={styles.row}>
        {listWeekdays(ITALIAN).map(({ name, short }) => (
          <th key={name} scope="col" abbr={name} className={styles.column}>
            {short}
          </th>
        ))}
      </tr>
    </>
  );
}
