import type { ReactNode } from 'react';
import styles from './badge.module.css';

/**
 * What a state asks of the reader: an answer, nothing (done), nothing (inactive), attention. The last two are states of
 * days, in the colours of the calendar.
 */
export type Tone = 'waiting' | 'done' | 'resting' | 'careful' | 'booked' | 'closed';

type Props = { readonly tone: Tone; readonly children: ReactNode };

/** A state in one word; the colour only underlines it. */
export function Badge({ tone, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
