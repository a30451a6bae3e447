/** Objects that someone reads: they stay until she has done, whatever becomes of the backups that name them. */
export function createPins() {
  const readers = new Map<string, number>();

  function count(sha256: string, change: number): void {
    const left = (readers.get(sha256) ?? 0) + change;
    if (left > 0) readers.set(sha256, left);
    else readers.delete(sha256);
  }

  return {
    has: (sha256: string): boolean => readers.has(sha256),

    /** The function that it gives lets them go, once. */
    hold(hashes: ReadonlySet<string>): () => void {
      for (const sha256 of hashes) count(sha256, 1);
      let isHeld = true;
      return () => {
        if (isHeld) for (const sha256 of hashes) count(sha256, -1);
        isHeld = false;
      };
    },
  };
}
