import { SEARCH } from './texts.ts';

/** By its shortcut, which a focused text editor may need for itself, or by a press. */
export type SearchTrigger = 'key' | 'press';

const listeners = new Set<(trigger: SearchTrigger) => void>();

/** Opens the search from anywhere. */
export function requestSearch(trigger: SearchTrigger): void {
  for (const listener of listeners) listener(trigger);
}

/** Subscribes to requests for the search; returns a function that unsubscribes. */
export function onSearchRequest(listener: (trigger: SearchTrigger) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the command key is a Mac's. */
function isMac(): boolean {
  return /^Mac/.test(navigator.platform);
}

export function saySearchKey(): string {
  return isMac() ? SEARCH.keyOfMac : SEARCH.key;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K, on a Mac Cmd+K. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const isCommand = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isCommand && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
