import type { StoredRow } from '../db/engine.ts';

/** Stored rows that processes of one tenant share, in memory. */
export function createMemoryRows(): (name: string) => StoredRow {
  const rows = new Map<string, string>();
  return (name) => ({
    read: async () => rows.get(name),
    async change(next) {
      const changed = next(rows.get(name));
      rows.set(name, changed);
      return changed;
    },
  });
}
