const NOTED_EVERY_MS = 10 * 60_000;

/** Whether to record a use: of repeated uses, one in ten minutes is recorded (KEYS.md, 8). */
export function isUseWorthNoting(lastUsedAt: string | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= NOTED_EVERY_MS;
}
