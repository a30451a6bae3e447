const LONGEST_WAIT_SECONDS = 86_400;

/** Seconds, or the date after which to come again (RFC 9110, 10.2.3), a day at most; undefined where it says neither. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_WAIT_SECONDS);
}
