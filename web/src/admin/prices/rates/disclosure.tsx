import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import kit from '../../kit/styles/kit.module.css';

/** Whether it is open, and what opens or closes it. */
export type Fold = readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];

type Props = {
  readonly title: string;
  /** The name for screen readers, where the title alone is ambiguous. */
  readonly name?: string;
  /** Open whatever was chosen, because something inside is wrong. */
  readonly isNeeded?: boolean;
  /** The state, if it outlives the disclosure. */
  readonly fold?: Fold;
  readonly children: ReactNode;
};

/** A button and what it unfolds, which is not rendered before: a year has 366 days, and each season five fields. */
export function Disclosure({ title, name, isNeeded = false, fold, children }: Props) {
  const ownFold = useState(false);
  const [isOpened, setIsOpened] = fold ?? ownFold;
  const id = useId();
  const isOpen = isOpened || isNeeded;
  return (
    <div className={kit.wholeRow}>
      <button
        type="button"
        className={kit.toggle}
        style={{ gap: 'var(--space-2)', color: 'var(--sea)' }}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpened(!isOpen)}
      >
        {title}
        <ChevronDown size={18} aria-hidden className={kit.arrow} />
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}
