/** Far more than an ordinary feed takes, including the start of the thread. */
const LONG_MS = 1000;

const HOUR_MS = 3_600_000;

type Spent = { readonly since: number; readonly ms: number };

type BudgetNeeds = { readonly now: () => Date; readonly maxMs: number; readonly longMs?: number };

/** Tracks channels that used the thread for `maxMs` within an hour: they are not read again before it is over. */
export function createThreadBudget({ now, maxMs, longMs = LONG_MS }: BudgetNeeds) {
  const spent = new Map<string, Spent>();

  function ofThisHour(channel: string): Spent | undefined {
    const known = spent.get(channel);
    return known && known.since + HOUR_MS > now().getTime() ? known : undefined;
  }

  return {
    /** Seconds until a channel may be read again; undefined if it may be read now. */
    findWait(channel: string): number | undefined {
      const { ms, since } = ofThisHour(channel) ?? { ms: 0, since: 0 };
      return ms < maxMs ? undefined : Math.ceil((since + HOUR_MS - now().getTime()) / 1000);
    },

    /** Counts long readings only: a busy machine may be slow with a healthy calendar. */
    spend(channel: string, ms: number): void {
      if (ms < longMs) return;
      for (const known of spent.keys()) if (!ofThisHour(known)) spent.delete(known);
      const { since, ms: before } = ofThisHour(channel) ?? { since: now().getTime(), ms: 0 };
      spent.set(channel, { since, ms: before + ms });
    },
  };
}
