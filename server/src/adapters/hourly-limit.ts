const HOUR_MS = 3_600_000;

/**
 * Limits readings per hour and key, in memory: a restart resets it, since it only protects this machine's capacity.
 * The function counts one more and returns undefined, or returns the seconds after which there is room for one.
 */
export function createHourlyLimit(most: number) {
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
