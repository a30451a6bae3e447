import type { Travel } from '@approdo/shared/domain/law/regional/travel-words';
import { inPortions } from '../../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { travelRecord } from '../register.table.ts';

/** The journeys of stays by stay id, in the codes of the region's system; stays without one are left out. */
export async function listTravels(reader: Reader, stayIds: readonly string[]): Promise<ReadonlyMap<string, Travel>> {
  const rows = await inPortions(stayIds, (portion) =>
    reader
      .selectFrom('register_travels')
      .select(travelRecord.columns)
      .where('stay_id', 'in', [...portion])
      .execute(),
  );
  return new Map(
    rows.map((row) => {
      const { stayId, ...travel } = travelRecord.recordOf(row);
      return [stayId, travel];
    }),
  );
}

export async function putTravel(trx: Trx, stayId: string, travel: Travel): Promise<void> {
  const row = travelRecord.rowOf({ stayId, ...travel });
  await trx
    .insertInto('register_travels')
    .values(row)
    .onConflict((conflict) => conflict.column('stay_id').doUpdateSet(row))
    .execute();
}

/** For a change of the region's system: the codes of one are not translated into those of another. */
export async function deleteAllTravels(trx: Trx): Promise<void> {
  await trx.deleteFrom('register_travels').execute();
}

export async function deleteTravel(trx: Trx, stayId: string): Promise<void> {
  await trx.deleteFrom('register_travels').where('stay_id', '=', stayId).execute();
}
