const HOUR_MS = 3_600_000;

/**
 * Counts readings of the last hour by key; in memory: a restart lifts it, and what it protects is the hour of a machine.
 * Counts one more and resolves with undefined, or tells after how many seconds it would fit.
 */
export function createReadingsAnHour(most: number) {
  const readings = new Map<string, number[]>();

  return (key: string, instant: Date): number | undefined => {
    const now = instant.getTime();
    const recent = (readings.get(key) ?? []).filter((at) => at > now - HOUR_MS);
    const [oldest = now] = recent;
    if (recent.length >= most) return Math.max(1, Math.ceil((oldest + HOUR_MS - now) / 1000));
    readings.set(key, [...recent, now]);
    return undefined;
  };
}
