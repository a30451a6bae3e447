import { z } from 'zod';
import { jsonColumn } from '../../../../db/json-column.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import type { PasskeysTable } from '../keys.table.ts';

export const transportsColumn = jsonColumn('passkeys.transports', z.array(z.string()));

/** Oldest first. */
export async function listPasskeys(reader: Reader, userId: string): Promise<PasskeysTable[]> {
  return await reader
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** With the user handle of its account. */
export async function findPasskeyWithHandle(reader: Reader, credentialId: string) {
  return await reader
    .selectFrom('passkeys')
    .innerJoin('passkey_handles', 'passkey_handles.user_id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('passkey_handles.handle')
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst();
}

export async function findPasskey(reader: Reader, id: string): Promise<PasskeysTable | undefined> {
  return await reader.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPasskeyOf(reader: Reader, userId: string, id: string): Promise<PasskeysTable | undefined> {
  return await reader
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** False if the credential exists already, in any account. */
export async function insertPasskey(trx: Trx, passkey: PasskeysTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function updatePasskeyName(trx: Trx, id: string, name: string): Promise<void> {
  await trx.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
}

/** Notes a use if its counter has increased, or there is no counter; false otherwise, or if the passkey is gone. */
export async function updateUse(
  trx: Trx,
  id: string,
  use: Pick<PasskeysTable, 'counter' | 'is_synced' | 'last_used_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set(use)
    .where('id', '=', id)
    .where('counter', use.counter === 0 ? '=' : '<', use.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records a letter about a copy, unless one was sent since then; false if so. */
export async function updateCopyNotified(
  trx: Trx,
  notification: { readonly id: string; readonly at: string; readonly notSince: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ copy_told_at: notification.at })
    .where('id', '=', notification.id)
    .where(({ eb, or }) => or([eb('copy_told_at', 'is', null), eb('copy_told_at', '<=', notification.notSince)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if the account has no such passkey. */
export async function deletePasskey(trx: Trx, { id, userId }: { readonly id: string; readonly userId: string }) {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findHandle(reader: Reader, userId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('passkey_handles')
    .select('handle')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.handle;
}

/** An existing one stays. */
export async function insertHandle(trx: Trx, handle: { readonly user_id: string; readonly handle: string }) {
  await trx
    .insertInto('passkey_handles')
    .values(handle)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** False if it was used before. */
export async function insertUsedChallenge(
  trx: Trx,
  challenge: { readonly challenge_hash: string; readonly expires_at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('used_challenges')
    .values(challenge)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteUsedChallenges(trx: Trx, expiredBy: string): Promise<void> {
  await trx.deleteFrom('used_challenges').where('expires_at', '<=', expiredBy).execute();
}
