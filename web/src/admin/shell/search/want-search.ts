/** By its shortcut, which a focused text editor may need for itself, or by a press. */
export type SearchCall = 'key' | 'press';

const listeners = new Set<(call: SearchCall) => void>();

/** Opens the search from anywhere. */
export function wantSearch(call: SearchCall): void {
  for (const listener of listeners) listener(call);
}

/** Subscribes to requests for the search; returns a function that unsubscribes. */
export function hearSearchCalls(listener: (call: SearchCall) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
