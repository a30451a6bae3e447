import styles from './stay-grid.module.css';
import { BAR_KINDS, BAR_LETTERS, STAY_CALENDAR } from './texts.ts';

const KINDS = ['STAY', 'REQUEST', 'PORTAL', 'BLOCK'] as const;

/** What the looks of the bars mean. */
export function CalendarLegend() {
  return (
    <ul className={styles.legend} aria-label={STAY_CALENDAR.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={styles.swatch} data-kind={kind} data-letter={BAR_LETTERS[kind]} />
          {BAR_KINDS[kind]}
        </li>
      ))}
    </ul>
  );
}
