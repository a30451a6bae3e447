import type { Database } from '../db/database.ts';

/** The same database, and how many rows were written through there. */
export function countChanges(database: Database) {
  let changed = 0n;
  const counting = database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      changed += result.numAffectedRows ?? 0n;
      return result;
    },
  });
  return { database: counting, changedRows: () => changed };
}
