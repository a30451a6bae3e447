import { useEffect, useState, useSyncExternalStore } from 'react';

let openWindows: readonly symbol[] = [];
const listeners = new Set<() => void>();

function show(windows: readonly symbol[]): void {
  openWindows = windows;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether no other window stands above this one: Escape and the focus belong to the topmost. */
export function useIsTopWindow(): boolean {
  const [self] = useState(() => Symbol('window'));
  useEffect(() => {
    show([...openWindows, self]);
    return () => show(openWindows.filter((other) => other !== self));
  }, [self]);
  const top = useSyncExternalStore(subscribe, () => openWindows.at(-1));
  return top === self;
}
