import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** Notes on which day a payout arrived; null where it has not. */
export async function setPayoutArrival(trx: Trx, id: string, on: LocalDate | null): Promise<void> {
  await trx.deleteFrom('payout_arrivals').where('payout_id', '=', id).execute();
  if (on !== null) await trx.insertInto('payout_arrivals').values({ payout_id: id, arrived_on: on }).execute();
}

/** The days on which payouts arrived, by payout. */
export async function listArrivals(reader: Reader): Promise<ReadonlyMap<string, LocalDate>> {
  const rows = await reader.selectFrom('payout_arrivals').selectAll().execute();
  return new Map(rows.map(({ payout_id, arrived_on }) => [payout_id, arrived_on]));
}

/** Whether a payout of a file has arrived. */
export async function hasArrived(reader: Reader, fileId: string): Promise<boolean> {
  const arrivals = reader.selectFrom('payout_arrivals').innerJoin('portal_rows', 'portal_rows.id', 'payout_id');
  const row = await arrivals.select('payout_id').where('file_id', '=', fileId).limit(1).executeTakeFirst();
  return row !== undefined;
}
