import { SEARCH } from './texts.ts';

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
