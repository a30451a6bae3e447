import type { Reader, Trx } from '../../../../db/transaction.ts';

/** The fingerprints of the keys that open the stored guests and receipts. */
export async function listKeysInUse(reader: Reader): Promise<ReadonlySet<string>> {
  const guests = await guestsWithData(reader).select('key_fingerprint').distinct().execute();
  const receipts = await reader.selectFrom('register_receipts').select('key_fingerprint').distinct().execute();
  return new Set([...guests, ...receipts].map((row) => row.key_fingerprint));
}

function guestsWithData(reader: Reader) {
  return reader
    .selectFrom('register_guests')
    .where(({ or, eb }) => or([eb('identity', 'is not', null), eb('rest', 'is not', null)]));
}

/** Deletes guests and receipts that this key does not open. */
export async function deleteUnreadable(trx: Trx, fingerprint: string): Promise<void> {
  await trx
    .deleteFrom('register_guests')
    .where('key_fingerprint', '<>', fingerprint)
    .where(({ or, eb }) => or([eb('identity', 'is not', null), eb('rest', 'is not', null)]))
    .execute();
  await trx.deleteFrom('register_receipts').where('key_fingerprint', '<>', fingerprint).execute();
}

/** Null until the owner has shown that the key was written down. */
export async function readSavedAt(reader: Reader, fingerprint: string): Promise<string | null> {
  const row = await reader
    .selectFrom('register_keys')
    .select('saved_at')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.saved_at ?? null;
}

export async function putSavedAt(trx: Trx, fingerprint: string, savedAt: Date): Promise<void> {
  const saved_at = savedAt.toISOString();
  await trx
    .insertInto('register_keys')
    .values({ fingerprint, saved_at })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ saved_at }))
    .execute();
}
