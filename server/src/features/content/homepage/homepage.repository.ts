import type { HomepageSettings } from '@approdo/shared/contract/content/homepage';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { homepageRecord } from './homepage.table.ts';

export async function getHomepage(reader: Reader): Promise<HomepageSettings> {
  return homepageRecord.recordOf(await reader.selectFrom('homepage').selectAll().executeTakeFirstOrThrow());
}

/** Inserts or updates the single row. */
export async function putHomepage(trx: Trx, settings: HomepageSettings): Promise<void> {
  const row = { only_row: 1, ...homepageRecord.rowOf(settings) } as const;
  await trx
    .insertInto('homepage')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

export async function hasHomepage(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('homepage').select('only_row').executeTakeFirst();
  return row !== undefined;
}
