import type { WayToPay } from '@approdo/shared/domain/money/way-to-pay';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** Since when guests can pay; undefined while they cannot. */
export async function findWayToPay(reader: Reader): Promise<WayToPay | undefined> {
  return await reader.selectFrom('way_to_pay').select(['since', 'days']).executeTakeFirst();
}

export async function insertWayToPay(trx: Trx, way: WayToPay): Promise<void> {
  await trx
    .insertInto('way_to_pay')
    .values({ only_row: 1, ...way })
    .execute();
}

export async function deleteWayToPay(trx: Trx): Promise<void> {
  await trx.deleteFrom('way_to_pay').execute();
}
