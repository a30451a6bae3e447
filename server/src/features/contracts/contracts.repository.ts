import type { ContractTerms } from '@approdo/shared/contract/money/documents-kept';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { Acceptance, ContractsTables, StoredContract } from './contracts.table.ts';

export async function findContract(reader: Reader, id: string): Promise<StoredContract | undefined> {
  const row = await reader.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && contractOf(row);
}

/** Those of a stay with when each was accepted, the first edition first. */
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
  return rows.map(({ accepted_at, ...row }) => ({ ...contractOf(row), acceptedAt: accepted_at ?? undefined }));
}

export async function insertContract(
  trx: Trx,
  { bookingId, terms, writtenBy, ...rest }: StoredContract,
): Promise<void> {
  await trx
    .insertInto('contracts')
    .values({ ...rest, booking_id: bookingId, terms: JSON.stringify(terms), written_by: writtenBy })
    .execute();
}

export async function findAcceptance(reader: Reader, contractId: string): Promise<Acceptance | undefined> {
  const row = await reader
    .selectFrom('contract_acceptances')
    .selectAll()
    .where('contract_id', '=', contractId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { contract_id, accepted_at, user_id, ...rest } = row;
  return { ...rest, contractId: contract_id, acceptedAt: accepted_at, userId: user_id };
}

export async function insertAcceptance(
  trx: Trx,
  { contractId, acceptedAt, userId, ...rest }: Acceptance,
): Promise<void> {
  await trx
    .insertInto('contract_acceptances')
    .values({ ...rest, contract_id: contractId, accepted_at: acceptedAt, user_id: userId })
    .execute();
}

function contractOf(row: ContractsTables['contracts']): StoredContract {
  const { id, edition } = row;
  return { id, edition, bookingId: row.booking_id, terms: readTerms(row.terms), writtenBy: row.written_by };
}

function readTerms(json: string): ContractTerms {
  return JSON.parse(json);
}
