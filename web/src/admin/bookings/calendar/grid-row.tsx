import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { placeInWeek } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { type CSSProperties, memo } from 'react';
import { placeInSelection } from '../../../ui/availability-calendar/selection.ts';
import { BarLink, FurtherLink } from './bar-link.tsx';
import { DayMenu, type MenuWays } from './day-menu.tsx';
import type { DayFacts } from './describe-days.ts';
import type { LaidRow, Layout } from './lay-rows.ts';
import styles from './stay-grid.module.css';

type Props = {
  readonly row: LaidRow;
  readonly layout: Layout;
  readonly days: ReadonlyMap<LocalDate, DayFacts>;
  readonly today: LocalDate;
  /** The part of the selection in this row. */
  readonly start: LocalDate | undefined;
  readonly end: LocalDate | undefined;
  /** The tab stop, if it is in this row. */
  readonly tabStop: LocalDate | undefined;
  /** The day with an open menu, if it is in this row. */
  readonly menuDay: LocalDate | undefined;
  readonly menuWays: MenuWays;
  /** The name of the month, if the row is a month. */
  readonly name?: string;
};

/** Memoised: only changed rows rerender while days are walked and chosen. */
export const GridRow = memo(function GridRow({ row, name, ...rest }: Props) {
  const [first] = row.days;
  const column = first && rest.layout === 'weeks' ? 1 + placeInWeek(first, ITALIAN) : undefined;
  return (
    <tr className={styles.row} style={{ '--lanes': row.lanes } as CSSProperties}>
      {name && (
        <th className={styles.monthName} scope="row">
          {name}
        </th>
      )}
      {row.days.map((day, index) => (
        <Day
          key={day}
          day={day}
          {...(index === 0 && column !== undefined && { style: { gridColumnStart: column } })}
          {...rest}
        />
      ))}
      {row.bars.length > 0 && <Bars row={row} />}
    </tr>
  );
});

/** The bars over the days of a row; days and bars have their own labels. */
function Bars({ row: { bars, further } }: Pick<Props, 'row'>) {
  return (
    <td className={styles.bars}>
      {bars.map((laid) => (
        <BarLink key={laid.bar.id} laid={laid} />
      ))}
      {further.map((one) => (
        <FurtherLink key={one.start} further={one} />
      ))}
    </td>
  );
}

type DayProps = Omit<Props, 'name' | 'row'> & { readonly day: LocalDate; readonly style?: CSSProperties };

const SATURDAY = 6;

/** Appended to a price if there is room: beside 30 others it would touch the next. */
const EURO = '\u00a0€';

function Day({ day, layout, days, today, start, end, tabStop, menuDay, menuWays, style }: DayProps) {
  const facts = days.get(day);
  const isChosen = start !== undefined && end !== undefined && start <= day && day <= end;
  return (
    <td
      className={styles.day}
      style={style}
      data-day={day}
      tabIndex={day === tabStop ? 0 : -1}
      aria-label={facts?.spoken}
      {...(facts?.isFree && { 'data-free': '' })}
      {...(day < today && { 'data-past': '' })}
      {...(day === today && { 'data-today': '', 'aria-current': 'date' as const })}
      {...(placeInWeek(day, ITALIAN) % SATURDAY === 0 && { 'data-weekend': '' })}
      {...(isChosen && {
        'data-place': start === end ? 'only' : placeInSelection({ startDate: start, endDate: end }, day),
        'aria-selected': true,
      })}
    >
      <span className={styles.facts} aria-hidden {...(layout === 'weeks' && { 'data-number': Number(day.slice(8)) })}>
        {facts?.price}
        {layout === 'weeks' && facts?.price !== undefined && EURO}
      </span>
      {facts && menuDay === day && <DayMenu day={day} facts={facts} {...menuWays} />}
    </td>
  );
}
