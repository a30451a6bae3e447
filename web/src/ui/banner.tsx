import type { ReactNode } from 'react';
import styles from './banner.module.css';

type BannerProps = {
  readonly kind: 'success' | 'error' | 'note';
  /** For the answer to an action further down the page: it scrolls into view when it appears. */
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
};

/** A message on the page: an error is announced at once, others at the next pause. */
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
