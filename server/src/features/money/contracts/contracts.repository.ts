import type { Reader, Trx } from '../../../db/transaction.ts';
import { type Acceptance, acceptanceRecord, contractRecord, type StoredContract } from './contracts.table.ts';

export async function findContract(reader: Reader, id: string): Promise<StoredContract | undefined> {
  const row = await reader.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && contractRecord.recordOf(row);
}

/** The contracts of a stay with when each was accepted, first edition first. */
export async function listContracts(
  reader: Reader,
  bookingId: string,
): Promise<(StoredContract & { readonly acceptedAt: string | undefined })[]> {
  const rows = await reader
    .selectFrom('contracts')
    .leftJoin('contract_acceptances', 'contract_id', 'contracts.id')
    .selectAll('contracts')
    .select('accepted_at')
    .where('booking_id', '=', bookingId)
    .orderBy('edition')
    .execute();
  return rows.map(({ accepted_at, ...row }) => ({
    ...contractRecord.recordOf(row),
    acceptedAt: accepted_at ?? undefined,
  }));
}

export async function insertContract(trx: Trx, contract: StoredContract): Promise<void> {
  await trx.insertInto('contracts').values(contractRecord.rowOf(contract)).execute();
}

export async function findAcceptance(reader: Reader, contractId: string): Promise<Acceptance | undefined> {
  const row = await reader
    .selectFrom('contract_acceptances')
    .selectAll()
    .where('contract_id', '=', contractId)
    .executeTakeFirst();
  return row && acceptanceRecord.recordOf(row);
}

export async function insertAcceptance(trx: Trx, acceptance: Acceptance): Promise<void> {
  await trx.insertInto('contract_acceptances').values(acceptanceRecord.rowOf(acceptance)).execute();
}
