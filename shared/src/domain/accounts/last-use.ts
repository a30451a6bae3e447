const STEP_MS = 10 * 60_000;

/** Whether a use is to be written down: of what is used again and again, one in ten minutes is (KEYS.md, 8). */
export function isUseWorthNoting(lastUsedAt: string | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= STEP_MS;
}
