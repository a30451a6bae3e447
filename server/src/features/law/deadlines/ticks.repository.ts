import type { Done } from '@approdo/shared/domain/law/deadlines/deadlines';
import type { Reader, Trx } from '../../../db/transaction.ts';

type Tick = { readonly key: string; readonly at: Date; readonly byId: string; readonly by: string };

/** The ticked deadlines, by key. */
export async function listTicks(reader: Reader): Promise<ReadonlyMap<string, Done>> {
  const rows = await reader.selectFrom('deadline_ticks').select(['key', 'at', 'by_name']).execute();
  return new Map(rows.map(({ key, at, by_name }) => [key, { at: new Date(at), by: by_name }]));
}

/** An existing tick stays. */
export async function putTick(trx: Trx, { key, at, byId, by }: Tick): Promise<void> {
  await trx
    .insertInto('deadline_ticks')
    .values({ key, at: at.toISOString(), by_id: byId, by_name: by })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function deleteTick(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('deadline_ticks').where('key', '=', key).execute();
}
