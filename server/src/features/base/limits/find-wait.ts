type Window = {
  /** So many more would fit if none of them counted. */
  readonly room: number;
  readonly windowMs: number;
  readonly now: number;
};

/** After how many seconds one more attempt fits beside those counted, oldest first; undefined where it fits now. */
export function findWait(counted: readonly number[], { room, windowMs, now }: Window): number | undefined {
  const oldestThatCounts = counted.at(-room);
  return oldestThatCounts && Math.max(1, Math.ceil((oldestThatCounts + windowMs - now) / 1000));
}
