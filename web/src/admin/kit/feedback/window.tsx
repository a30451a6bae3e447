import { Modal, type ModalProps } from '@mantine/core';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { SHELL } from '../texts.ts';

let openWindows: readonly symbol[] = [];

const listeners = new Set<() => void>();

/** Mantine's head of a dialog would be a banner of the page, and two windows two of them. */
const HEAD_IS_NO_LANDMARK = { header: { role: 'presentation' } };

const CLOSE_BUTTON = { 'aria-label': SHELL.close };

/** Whoever hears or walks through a window meets one button that closes it: the one below, where there is one. */
const CROSS_ALONE = { 'aria-hidden': true, tabIndex: -1 };

const WindowContext = createContext<((hasOwn: boolean) => void) | undefined>(undefined);

/** Whether this stands in a window, and has a button there that closes it; a form on the page is called off instead. */
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
 * A dialog that is open for as long as it is rendered. What had the focus before has it again afterwards, but where
 * whoever closes it has given the focus to something else.
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
