import { Modal, type ModalProps } from '@mantine/core';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { SHELL } from '../texts.ts';

let openWindows: readonly symbol[] = [];

const listeners = new Set<() => void>();

/** The head of a Mantine dialog would be a banner landmark, and two windows would have two of them. */
const HEAD_IS_NO_LANDMARK = { header: { role: 'presentation' } };

const CLOSE_BUTTON = { 'aria-label': SHELL.close };

/** Screen readers and keyboards get one close button: the one below, if there is one. */
const CROSS_ALONE = { 'aria-hidden': true, tabIndex: -1 };

const WindowContext = createContext<((hasOwn: boolean) => void) | undefined>(undefined);

/** Whether this is inside a window that has a close button; a form on the page has a cancel button instead. */
export function useClosesWindow(): boolean {
  const setOwn = use(WindowContext);
  useEffect(() => {
    setOwn?.(true);
    return () => setOwn?.(false);
  }, [setOwn]);
  return setOwn !== undefined;
}

type Props = Omit<ModalProps, 'opened' | 'returnFocus'>;

/**
 * A dialog that is open for as long as it is rendered. The previous focus returns afterwards, unless whoever closes the
 * dialog moves the focus elsewhere.
 */
export function Window({ closeOnEscape = true, trapFocus = true, children, ...props }: Props) {
  const isTop = useIsTopWindow();
  const [hasOwnButton, setOwnButton] = useState(false);
  useFocusReturn();
  return (
    <Modal
      centered
      returnFocus={false}
      opened
      closeOnEscape={closeOnEscape && isTop}
      trapFocus={trapFocus}
      attributes={HEAD_IS_NO_LANDMARK}
      closeButtonProps={hasOwnButton ? CROSS_ALONE : CLOSE_BUTTON}
      {...props}
    >
      <WindowContext value={setOwnButton}>{children}</WindowContext>
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

/** Whether this is the topmost window, which owns Escape and the focus. */
function useIsTopWindow(): boolean {
  const [self] = useState(() => Symbol('window'));
  useEffect(() => {
    show([...openWindows, self]);
    return () => show(openWindows.filter((other) => other !== self));
  }, [self]);
  const top = useSyncExternalStore(subscribe, () => openWindows.at(-1));
  return top === self;
}
