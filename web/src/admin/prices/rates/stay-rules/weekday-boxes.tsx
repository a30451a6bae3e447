import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { useId } from 'react';
import kit from '../../../kit/styles/kit.module.css';
import { NAMED_WEEKDAYS } from './say-limits.ts';
import styles from './weekday-boxes.module.css';

type Props = {
  readonly label: string;
  readonly days: readonly WeekdayCode[];
  readonly fault: string | undefined;
  readonly onChange: (days: WeekdayCode[]) => void;
};

/** Checkboxes for the days of the week. */
export function WeekdayBoxes({ label, days, fault, onChange }: Props) {
  const faultId = useId();
  const tick = (code: WeekdayCode, isTicked: boolean) =>
    onChange(isTicked ? [...days, code] : days.filter((day) => day !== code));
  return (
    <fieldset
      className={kit.shrink}
      style={{ border: 0, padding: 0 }}
      aria-label={label}
      aria-describedby={fault ? faultId : undefined}
    >
      <div className={kit.grid} style={{ gap: '2px', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
        {NAMED_WEEKDAYS.map(({ code, name, short }) => (
          <label key={code} className={styles.day} title={name}>
            <input
              type="checkbox"
              aria-label={name}
              aria-invalid={fault ? true : undefined}
              checked={days.includes(code)}
              onChange={({ currentTarget }) => tick(code, currentTarget.checked)}
            />
            <span aria-hidden>{short}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p className={kit.danger} style={{ fontSize: '0.75rem', margin: 'var(--space-1) 0 0' }} id={faultId}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
