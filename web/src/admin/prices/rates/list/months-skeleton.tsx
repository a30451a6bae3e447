import { Skeleton, VisuallyHidden } from '@mantine/core';
import { SHELL } from '../../../kit/texts.ts';
import frame from '../year-painter/year-painter.module.css';
import styles from './price-year.module.css';

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** Placeholder of the year while prices load. */
export function MonthsSkeleton() {
  return (
    <div className={frame.year} aria-busy="true">
      <VisuallyHidden>{SHELL.loading}</VisuallyHidden>
      <div className={styles.months}>
        {MONTHS.map((month) => (
          <Skeleton key={month} height="15rem" />
        ))}
      </div>
    </div>
  );
}
