import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { updateLastUse } from './sessions.repository.ts';

const NOTED_EVERY_MS = 10 * 60_000;

/** Notes when sessions were last used, each at most once in ten minutes, across calls and processes. */
export function createLastUse({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const beingNoted = new Set<string>();

  const notSince = (now: Date) => new Date(now.getTime() - NOTED_EVERY_MS);

  return {
    isDue: (lastUsedAt: string | null): boolean => lastUsedAt === null || new Date(lastUsedAt) <= notSince(clock.now()),

    /** Not awaited: what could not be noted is noted with the next call. */
    note(id: string): void {
      if (beingNoted.has(id)) return;
      beingNoted.add(id);
      const now = clock.now();
      const use = { id, now: now.toISOString(), notSince: notSince(now).toISOString() };
      transact(database, (trx) => updateLastUse(trx, use))
        .catch(() => undefined)
        .finally(() => beingNoted.delete(id));
    },
  };
}
