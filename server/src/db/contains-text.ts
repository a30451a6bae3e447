import { type RawBuilder, sql } from 'kysely';

/** Whether a column contains a text. Case sensitivity depends on the engine, so search in lower case. */
export function containsText(column: string, words: string): RawBuilder<boolean> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape ${sql.lit('\\')}`;
}
