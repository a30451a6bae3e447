import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useScreen } from '../../session/screen-context.ts';
import styles from './paper.module.css';
import { PAPER } from './texts.ts';

type SheetProps = { readonly today: LocalDate; readonly children: ReactNode };

type Props = SheetProps & { readonly onPrinted: () => void };

/** Opens the print dialog for this content alone; it is never visible on the screen. */
export function Paper({ onPrinted, ...sheet }: Props) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const listener = () => end();
    window.addEventListener('afterprint', listener);
    window.print();
    return () => window.removeEventListener('afterprint', listener);
  }, []);

  return <PaperSheet {...sheet} />;
}

/** The only thing on paper while this is rendered, under the screen's title; it is never visible on the screen. */
export function PaperSheet({ today, children }: SheetProps) {
  const { title } = useScreen();
  return createPortal(
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <p>{PAPER.printedOn(sayLocalDate(today))}</p>
      {children}
    </div>,
    document.body,
  );
}
