import type { RegionalDayAnswer } from '@approdo/shared/contract/law/regional';
import { nameDayOfYear, nameDaysOfYear } from '@approdo/shared/domain/base/date/name-days';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import kit from '../../../kit/styles/kit.module.css';
import { ISTAT_DAYS } from '../../guests/index.ts';
import { DayState } from './day-state.tsx';
import { type FoldedDays, foldDays } from './fold-days.ts';
import styles from './istat.module.css';

type Props = { readonly days: readonly RegionalDayAnswer[]; readonly system: RegionalSystem };

/** The days of a month where a table does not fit: one line each, and one for a run of uneventful days. */
export function FoldedList({ days, system }: Props) {
  return (
    <ul className={`${kit.plainList} ${styles.days}`} aria-label={ISTAT_DAYS.list}>
      {foldDays(days).map(({ day, to }) => (
        <li key={day.date} data-row={day.date}>
          <strong>{nameOf({ day, to })}</strong>
          <span className={styles.moves}>
            {sayMoves({ day, to })}
            {day.faults > 0 && (
              <span className={`${kit.strong} ${kit.danger}`}>{ISTAT_DAYS.incomplete(day.faults)}</span>
            )}
          </span>
          <span className={kit.end}>
            <DayState state={day.state} system={system} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ day: { date }, to }: FoldedDays): string {
  const [first, last] = [date.slice(5), to.slice(5)];
  return first === last ? nameDayOfYear(first, 'it') : nameDaysOfYear(first, last, 'it');
}

/** No numbers for a stay without guests entered: nobody knows who comes. */
function sayMoves({ day, to }: FoldedDays): string | undefined {
  if (!day.isOpen) return ISTAT_DAYS.closed;
  return ISTAT_DAYS.moves(day, day.date !== to) ?? (day.faults > 0 ? undefined : ISTAT_DAYS.quiet);
}
