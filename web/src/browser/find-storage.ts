/** A browser storage; undefined if it is blocked, as in some private windows, where even reading its name throws. */
export function findStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}
