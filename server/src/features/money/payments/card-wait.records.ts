import type { Reader, Trx } from '../../../db/transaction.ts';

/** Since when card events may be missing and have to be resent by the owner; undefined where none are. */
export async function findWait(reader: Reader): Promise<string | undefined> {
  const row = await reader.selectFrom('card_wait').select('since').executeTakeFirst();
  return row?.since;
}

export async function deleteWait(trx: Trx): Promise<void> {
  await trx.deleteFrom('card_wait').execute();
}
