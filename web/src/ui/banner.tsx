import type { ReactNode } from 'react';
import styles from './banner.module.css';

type BannerProps = {
  readonly kind: 'success' | 'error' | 'note';
  readonly children: ReactNode;
};

/** A message on the page: an error is read out at once, the rest when there is a pause. */
export function Banner({ kind, children }: BannerProps) {
  return (
    <div className={styles.banner} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
