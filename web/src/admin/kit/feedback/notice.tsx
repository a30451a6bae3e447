import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly text: string;
  /** What to do about it: a link or a button. */
  readonly children: ReactNode;
};

/** Something that is so for a while, said quietly above a screen. */
export function Notice({ label, text, children }: Props) {
  return (
    <aside className={styles.notice} aria-label={label}>
      <span>{text}</span>
      {children}
    </aside>
  );
}
