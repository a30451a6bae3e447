const MAX_WAIT_SECONDS = 86_400;

/** Parses Retry-After (RFC 9110, 10.2.3) into seconds, at most a day; undefined if it is malformed. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), MAX_WAIT_SECONDS);
}
