import type { ReactNode } from 'react';
import styles from './banner.module.css';

type BannerProps = {
  readonly kind: 'success' | 'error' | 'note';
  /** For the answer to what somebody has just done further down: it comes into view when it appears. */
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
};

/** A message on the page: an error is read out at once, the rest when there is a pause. */
export function Banner({ kind, isAnswer = false, children }: BannerProps) {
  return (
    <div
      className={styles.banner}
      data-kind={kind}
      ref={isAnswer ? bringIntoView : null}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}

function bringIntoView(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' });
}
