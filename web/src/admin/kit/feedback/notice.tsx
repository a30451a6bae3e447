import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = {
  /** Its name for screen readers. */
  readonly label: string;
  readonly text: string;
  /** What to do about it: a link or a button. */
  readonly children: ReactNode;
};

/** A condition that lasts a while, displayed unobtrusively above a screen. */
export function Notice({ label, text, children }: Props) {
  return (
    <aside className={styles.notice} aria-label={label}>
      <span>{text}</span>
      {children}
    </aside>
  );
}
