const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago an instant was: `poco fa`, `12 minuti fa`, `3 giorni fa`; `poco fa` also for the near future. */
export function sayAgo(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < MINUTE_MS) return 'poco fa';
  if (age < HOUR_MS) return count(age / MINUTE_MS, 'minuto', 'minuti');
  if (age < DAY_MS) return count(age / HOUR_MS, 'ora', 'ore');
  return count(age / DAY_MS, 'giorno', 'giorni');
}

function count(exact: number, one: string, many: string): string {
  const whole = Math.floor(exact);
  return `${whole} ${whole === 1 ? one : many} fa`;
}
