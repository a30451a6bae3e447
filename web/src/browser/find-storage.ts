/** A storage of the browser; undefined where it is blocked, as in some private windows: there even its name throws. */
export function findStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}
