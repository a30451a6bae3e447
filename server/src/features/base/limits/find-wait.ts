type Window = {
  /** How many attempts would fit in an empty window. */
  readonly room: number;
  readonly windowMs: number;
  readonly now: number;
};

/** Seconds until one more attempt fits, given earlier ones, oldest first; undefined where it fits now. */
export function findWait(attempts: readonly number[], { room, windowMs, now }: Window): number | undefined {
  const oldestThatCounts = attempts.at(-room);
  return oldestThatCounts && Math.max(1, Math.ceil((oldestThatCounts + windowMs - now) / 1000));
}
