/** By its key, which a text that is written in may want for itself, or by a press. */
export type SearchCall = 'key' | 'press';

const listeners = new Set<(call: SearchCall) => void>();

/** Opens the search, wherever one is. */
export function wantSearch(call: SearchCall): void {
  for (const listener of listeners) listener(call);
}

/** Told until what it returns is called. */
export function hearSearchCalls(listener: (call: SearchCall) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
