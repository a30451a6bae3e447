import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../../db/transaction.ts';

export type SealedReceipt = {
  readonly transmissionId: string;
  readonly keyFingerprint: string;
  /** The sealed PDF in base64. */
  readonly content: string;
  readonly addedAt: string;
};

export async function insertReceipt(trx: Trx, receipt: SealedReceipt): Promise<void> {
  const { transmissionId, keyFingerprint, content, addedAt } = receipt;
  await trx
    .insertInto('register_receipts')
    .values({ transmission_id: transmissionId, key_fingerprint: keyFingerprint, content, added_at: addedAt })
    .execute();
}

export async function findReceipt(reader: Reader, transmissionId: string): Promise<SealedReceipt | undefined> {
  const row = await reader
    .selectFrom('register_receipts')
    .selectAll()
    .where('transmission_id', '=', transmissionId)
    .executeTakeFirst();
  return (
    row && {
      transmissionId,
      keyFingerprint: row.key_fingerprint,
      content: row.content,
      addedAt: row.added_at,
    }
  );
}

/** When it was added, without reading its content; undefined where there is none. */
export async function findReceiptInstant(reader: Reader, transmissionId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('register_receipts')
    .select('added_at')
    .where('transmission_id', '=', transmissionId)
    .executeTakeFirst();
  return row?.added_at;
}

/** The transmissions of these days that have a receipt. */
export async function listReceipted(
  reader: Reader,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('register_receipts')
    .innerJoin('register_transmissions', 'id', 'transmission_id')
    .select('transmission_id')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return new Set(rows.map(({ transmission_id }) => transmission_id));
}

export async function deleteReceipt(trx: Trx, transmissionId: string): Promise<void> {
  await trx.deleteFrom('register_receipts').where('transmission_id', '=', transmissionId).execute();
}
