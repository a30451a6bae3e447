import { Modal, type ModalProps } from '@mantine/core';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { SHELL } from '../texts/shell.ts';

let openWindows: readonly symbol[] = [];

const listeners = new Set<() => void>();

/** Mantine's head of a dialog would be a banner of the page, and two windows two of them. */
const HEAD_IS_NO_LANDMARK = { header: { role: 'presentation' } };

/** Not the word of the button below, which does the same. */
const CLOSE_BUTTON = { 'aria-label': SHELL.closeWindow };

const WindowContext = createContext(false);

/** Whether this stands in a window, which is closed where a form on the page is called off. */
export const useIsInWindow = () => use(WindowContext);

type Props = Omit<ModalProps, 'opened' | 'returnFocus'>;

/**
 * A dialog that is open for as long as it is rendered. What had the focus before has it again afterwards, but where
 * whoever closes it has given the focus to something else.
 */
export function Window({ closeOnEscape = true, trapFocus = true, children, ...props }: Props) {
  const isTop = useIsTopWindow();
  useFocusReturn();
  return (
    <Modal
      centered
      returnFocus={false}
      opened
      closeOnEscape={closeOnEscape && isTop}
      trapFocus={trapFocus}
      attributes={HEAD_IS_NO_LANDMARK}
      closeButtonProps={CLOSE_BUTTON}
      {...props}
    >
      <WindowContext value={true}>{children}</WindowContext>
    </Modal>
  );
}

function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

function show(windows: readonly symbol[]): void {
  openWindows = windows;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether no other window stands above this one: Escape and the focus belong to the topmost. */
function useIsTopWindow(): boolean {
  const [self] = useState(() => Symbol('window'));
  useEffect(() => {
    show([...openWindows, self]);
    return () => show(openWindows.filter((other) => other !== self));
  }, [self]);
  const top = useSyncExternalStore(subscribe, () => openWindows.at(-1));
  return top === self;
}
