import { Box } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import kit from '../styles/kit.module.css';

type Props = {
  /** The id of its title. */
  readonly id?: string;
  readonly title: ReactNode;
  /** Of the folds of a group one is open at a time. */
  readonly group?: string;
  /** Whether it is open at first. */
  readonly startsOpen?: boolean;
  /** Called whenever it has been opened. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** A part that unfolds below its title; what is typed in it stays while it is folded. */
export function Fold({ id, title, group, startsOpen = false, onOpen, children }: Props) {
  // Whatever changes afterwards opens or closes nothing under the reader's hand.
  const [isOpenAtFirst] = useState(startsOpen);
  return (
    <details
      className={kit.more}
      name={group}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <Box
        component="summary"
        id={id}
        className={`${kit.strong} ${kit.wrapAnywhere}`}
        style={{ inlineSize: 'auto', scrollMarginBlock: 'var(--space-7) 4.5rem' }}
        onClick={({ currentTarget }) => {
          // What folds above it would take it out of sight.
          requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
        }}
      >
        {title}
      </Box>
      {children}
    </details>
  );
}

type ButtonProps = ComponentProps<'button'> & { readonly isOpen: boolean };

/** The button in a heading that shows what follows it, or hides it. */
export function FoldButton({ isOpen, children, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={kit.toggle}
      style={{ gap: 'var(--space-3)', inlineSize: '100%', justifyContent: 'space-between' }}
      aria-expanded={isOpen}
    >
      {children}
      <ChevronDown size={20} aria-hidden className={kit.arrow} />
    </button>
  );
}
