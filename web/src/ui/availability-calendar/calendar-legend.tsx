import styles from './availability-calendar.module.css';
import type { CalendarWords } from './calendar-words.ts';

const STATES = ['free', 'pending', 'confirmed', 'blocked'] as const;

/** What the colours of the days mean. */
export function CalendarLegend({ words }: { readonly words: CalendarWords }) {
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {STATES.map((state) => (
        <li key={state}>
          <span className={styles.swatch} data-morning={state} data-evening={state} />
          {words.states[state]}
        </li>
      ))}
    </ul>
  );
}
