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
