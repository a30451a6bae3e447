import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { SuggestionsTable } from './translations.table.ts';

/** The remembered suggestions with these hashes. */
export async function findSuggestions(reader: Reader, hashes: readonly string[]): Promise<Map<string, string>> {
  const rows = await inPortions(hashes, (portion) =>
    reader.selectFrom('suggestions').select(['hash', 'text']).where('hash', 'in', portion).execute(),
  );
  return new Map(rows.map(({ hash, text }) => [hash, text]));
}

export async function putSuggestion(trx: Trx, row: SuggestionsTable): Promise<void> {
  await trx
    .insertInto('suggestions')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
    .execute();
}

type Bounds = { readonly usedAfter: number; readonly most: number };

/** Deletes suggestions not used since `usedAfter` and, beyond `most`, the longest unused. */
export async function sweepSuggestions(trx: Trx, { usedAfter, most }: Bounds): Promise<void> {
  await trx.deleteFrom('suggestions').where('used_at', '<=', usedAfter).execute();
  const { count } = await trx
    .selectFrom('suggestions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= most) return;
  const oldest = trx
    .selectFrom('suggestions')
    .select('hash')
    .orderBy('used_at')
    .limit(count - most);
  await trx.deleteFrom('suggestions').where('hash', 'in', oldest).execute();
}

/** Characters sent to a service on that day. */
export async function countCharacters(reader: Reader, day: LocalDate): Promise<number> {
  const row = await reader
    .selectFrom('translated_characters')
    .select('characters')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.characters ?? 0;
}

/** Stores the day's count and deletes those of other days. */
export async function putCharacters(trx: Trx, day: LocalDate, characters: number): Promise<void> {
  await trx.deleteFrom('translated_characters').where('day', '!=', day).execute();
  await trx
    .insertInto('translated_characters')
    .values({ day, characters })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ characters }))
    .execute();
}
