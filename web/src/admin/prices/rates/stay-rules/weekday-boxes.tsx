import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { useId } from 'react';
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
