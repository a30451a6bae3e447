import type { Look } from '@approdo/shared/contract/content/look';
import { MAX_LOOKS } from '@approdo/shared/domain/content/look/look';
import { rememberQuery } from '../../../db/remembered-query.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { draftColumn, looksRecord, type PublishedLook } from './look.table.ts';

const rows = describeRows<PublishedLook>(looksRecord);

/** The published looks that are kept, newest first. */
export function listPublished(reader: Reader): Promise<PublishedLook[]> {
  return rows.list(reader, ['position', 'desc']);
}

export async function findNewest(reader: Reader): Promise<PublishedLook | undefined> {
  const [row] = await selectNewest(reader, {});
  return row && looksRecord.recordOf(row);
}

const selectNewest = rememberQuery((reader) =>
  reader.selectFrom('looks').selectAll().orderBy('position', 'desc').limit(1),
);

/** Adds the look that is published now; the oldest beyond MAX_LOOKS goes. */
export async function appendPublished(trx: Trx, published: Omit<PublishedLook, 'position'>): Promise<void> {
  const position = ((await findNewest(trx))?.position ?? 0) + 1;
  await rows.insert(trx, { ...published, position });
  const lastToGo = position - MAX_LOOKS;
  await trx.deleteFrom('looks').where('position', '<=', lastToGo).execute();
}

export async function findDraft(reader: Reader): Promise<Look | undefined> {
  const row = await reader.selectFrom('look_draft').select('look').executeTakeFirst();
  return row && draftColumn.read(row.look);
}

/** Inserts or updates the single row. */
export async function putDraft(trx: Trx, draft: Look): Promise<void> {
  const row = { only_row: 1, look: draftColumn.write(draft) } as const;
  await trx
    .insertInto('look_draft')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

export async function deleteDraft(trx: Trx): Promise<void> {
  await trx.deleteFrom('look_draft').execute();
}
