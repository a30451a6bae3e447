import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useScreen } from '../../session/screen-context.ts';
import styles from './paper.module.css';
import { PAPER } from './texts.ts';

type SheetProps = { readonly today: LocalDate; readonly children: ReactNode };

type Props = SheetProps & { readonly onPrinted: () => void };

/** Opens the print dialog with nothing but this on the paper; on the screen it is never seen. */
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

/** What alone is on the paper while this is there, whoever prints, under the title of the screen; on the screen it is never seen. */
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
