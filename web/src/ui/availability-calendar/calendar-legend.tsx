import styles from './availability-calendar.module.css';

const STATES = [
  { state: 'free', label: 'Libero' },
  { state: 'pending', label: 'In attesa' },
  { state: 'confirmed', label: 'Confermato' },
  { state: 'blocked', label: 'Non disponibile' },
] as const;

/** What the colours of the days mean. */
export function CalendarLegend() {
  return (
    <ul className={styles.legend} aria-label="Legenda">
      {STATES.map(({ state, label }) => (
        <li key={state}>
          <span className={styles.swatch} data-morning={state} data-evening={state} />
          {label}
        </li>
      ))}
    </ul>
  );
}
