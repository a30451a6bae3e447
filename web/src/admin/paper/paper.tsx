import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/date/say-date';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useScreen } from '../shell/screen-context.ts';
import { PAPER } from '../texts/paper.ts';
import styles from './paper.module.css';

type Props = {
  readonly today: LocalDate;
  readonly onPrinted: () => void;
  readonly children: ReactNode;
};

/** Opens the print dialog with nothing but this on the paper, under the title of the screen; on the screen it is never seen. */
export function Paper({ today, onPrinted, children }: Props) {
  const { title } = useScreen();
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const listener = () => end();
    window.addEventListener('afterprint', listener);
    window.print();
    return () => window.removeEventListener('afterprint', listener);
  }, []);

  return createPortal(
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <p>{PAPER.printedOn(sayLocalDate(today))}</p>
      {children}
    </div>,
    document.body,
  );
}
