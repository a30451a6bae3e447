import { useId } from 'react';
import type { Weekday } from './limits-draft.ts';
import { NAMED_WEEKDAYS } from './say-limits.ts';
import styles from './weekday-boxes.module.css';

type Props = {
  readonly label: string;
  readonly days: readonly Weekday[];
  readonly fault: string | undefined;
  readonly onChange: (days: Weekday[]) => void;
};

/** The seven days of a week, to tick. */
export function WeekdayBoxes({ label, days, fault, onChange }: Props) {
  const faultId = useId();
  const tick = (code: Weekday, isTicked: boolean) =>
    onChange(isTicked ? [...days, code] : days.filter((day) => day !== code));
  return (
    <fieldset className={styles.week} aria-label={label} aria-describedby={fault ? faultId : undefined}>
      <div className={styles.days}>
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
        <p className={styles.fault} id={faultId}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
