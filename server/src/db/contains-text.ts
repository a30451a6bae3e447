import { type RawBuilder, sql } from 'kysely';

/** Whether a column contains a text. Case sensitivity depends on the engine, so search in lower case. */
export function containsText(column: string, words: string): RawBuilder<boolean> {
  return isLike(sql.ref(column), words);
}

/** Whether a column contains a text in any case; SQLite knows the case of ASCII letters alone. */
export function containsTextOfAnyCase(column: string, words: string): RawBuilder<boolean> {
  return isLike(sql`lower(${sql.ref(column)})`, words.toLowerCase());
}

function isLike(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${text} like ${pattern} escape ${sql.lit('\\')}`;
}
