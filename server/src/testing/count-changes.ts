import type { Database } from '../db/database.ts';

/** Wraps a database to count the rows written through it. */
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
