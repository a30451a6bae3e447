import type { Reader, Trx } from '../../../db/transaction.ts';

/** How many of an account's codes are left, and when they were made; undefined if it has none. */
export async function findRecoveryCodes(reader: Reader, userId: string) {
  const codes = await reader
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .execute();
  const [first] = codes;
  return first && { left: codes.filter(({ used_at }) => used_at === null).length, createdAt: first.created_at };
}

export async function hasPutOfferAway(reader: Reader, userId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('put_away_key_offers')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function putOfferAway(trx: Trx, userId: string): Promise<void> {
  await trx
    .insertInto('put_away_key_offers')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOfferPutAway(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('put_away_key_offers').where('user_id', '=', userId).execute();
}
