import styles from './availability-calendar.module.css';
import type { CalendarWords } from './calendar-words.ts';

const STATES = ['free', 'pending', 'confirmed', 'blocked'] as const;

type Props = { readonly words: CalendarWords; readonly canBeStruck: boolean };

/** What the looks of the days mean. */
export function CalendarLegend({ words, canBeStruck }: Props) {
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {STATES.map((state) => (
        <li key={state}>
          <span className={styles.swatch} data-morning={state} data-evening={state} />
          {words.states[state]}
        </li>
      ))}
      {canBeStruck && words.struck && (
        <li>
          <span className={styles.swatch} data-morning="free" data-struck="" />
          {words.struck}
        </li>
      )}
    </ul>
  );
}
