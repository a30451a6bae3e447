import type { DayDescription, DayState } from '@approdo/shared/domain/availability';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import type { KeyboardEvent } from 'react';
import styles from './availability-calendar.module.css';
import { dayAfterKey } from './day-keys.ts';
import { nameDay } from './month.ts';
import { isPickable, placeInSelection, type StaySelection } from './selection.ts';

/** How days are picked, the same for all of a calendar. */
export type DayPicking = {
  readonly today: LocalDate;
  readonly selection: StaySelection;
  readonly onPick?: (day: LocalDate) => void;
  readonly tabStop: LocalDate;
  readonly onMove: (day: LocalDate) => void;
};

type DayCellProps = {
  /** Left out for a place of the week outside the month. */
  readonly day: LocalDate | undefined;
  readonly description: DayDescription | undefined;
  readonly picking: DayPicking;
};

const STATE_WORDS = {
  free: '',
  pending: 'in attesa',
  confirmed: 'confermata',
  blocked: 'non disponibile',
} as const satisfies Record<DayState, string>;

const PLACE_WORDS = { start: 'check-in', end: 'check-out', between: 'nel soggiorno' } as const;

export function DayCell({ day, description, picking }: DayCellProps) {
  if (!day || !description) return <td />;
  const { today, selection, onPick } = picking;
  const place = placeInSelection(selection, day);
  const looks = {
    'data-morning': description.morning,
    'data-evening': description.evening,
    ...(day < today && { 'data-past': '' }),
    ...(day === today && { 'data-today': '', 'aria-current': 'date' as const }),
    ...(place && { 'data-place': place }),
  };
  if (!onPick) {
    return (
      <td>
        <span className={styles.day} {...looks}>
          {Number(day.slice(8))}
          <span className={styles.words}>{wordsOf(description)}</span>
        </span>
      </td>
    );
  }
  const canPick = isPickable(day, description, { today, selection });
  return (
    <td>
      <button
        type="button"
        className={styles.day}
        {...looks}
        data-day={day}
        tabIndex={day === picking.tabStop ? 0 : -1}
        aria-disabled={!canPick}
        aria-pressed={place !== undefined}
        aria-label={[nameDay(day), wordsOf(description), place && PLACE_WORDS[place]].filter(Boolean).join(', ')}
        onClick={() => canPick && onPick(day)}
        onKeyDown={(event) => moveByKey(event, day, picking.onMove)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

/** `confermata`, or both halves of a day on which one stay ends and another begins. */
function wordsOf({ morning, evening }: DayDescription): string {
  if (morning === evening) return STATE_WORDS[morning];
  return [
    STATE_WORDS[morning] && `${STATE_WORDS[morning]} fino al mattino`,
    STATE_WORDS[evening] && `${STATE_WORDS[evening]} dal pomeriggio`,
  ]
    .filter(Boolean)
    .join(', ');
}

function moveByKey(event: KeyboardEvent, day: LocalDate, onMove: (day: LocalDate) => void): void {
  const target = dayAfterKey(day, event);
  if (!target) return;
  event.preventDefault();
  onMove(target);
}
