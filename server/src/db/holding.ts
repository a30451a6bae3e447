import { type RawBuilder, sql } from 'kysely';

/** Whether a column holds these words. Whether capital letters tell them apart is the engine's: ask for what has none. */
export function holding(column: string, words: string): RawBuilder<boolean> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape ${sql.lit('\\')}`;
}
