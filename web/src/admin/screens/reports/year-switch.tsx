import { ActionIcon, Group } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { INCOME } from '../../texts/income.ts';
import styles from './income.module.css';

type Props = {
  readonly year: number;
  readonly choose: (year: number) => void;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
};

/** The year that is shown, between the one before and the one after it. */
export function YearSwitch({ year, choose, hasBefore, hasAfter }: Props) {
  return (
    <Group gap="sm" role="group" aria-label={INCOME.year}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={INCOME.before}
        disabled={!hasBefore}
        onClick={() => choose(year - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
      </ActionIcon>
      <h2 className={styles.year} aria-live="polite">
        {year}
      </h2>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={INCOME.after}
        disabled={!hasAfter}
        onClick={() => choose(year + 1)}
      >
        <ChevronRight aria-hidden size={18} />
      </ActionIcon>
    </Group>
  );
}
