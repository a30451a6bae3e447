import type { Reader, Trx } from '../../../db/transaction.ts';
import type { DevicesTable } from './devices.table.ts';

/** A device of that account, if it was used since. */
export async function findKnownDevice(
  reader: Reader,
  device: { readonly tokenHash: string; readonly userId: string; readonly usedSince: string },
): Promise<Pick<DevicesTable, 'id' | 'remembered_until'> | undefined> {
  return await reader
    .selectFrom('devices')
    .select(['id', 'remembered_until'])
    .where('token_hash', '=', device.tokenHash)
    .where('user_id', '=', device.userId)
    .where('last_used_at', '>', device.usedSince)
    .executeTakeFirst();
}

export async function insertDevice(trx: Trx, device: DevicesTable): Promise<void> {
  await trx.insertInto('devices').values(device).execute();
}

/** False if it is gone. */
export async function updateDevice(
  trx: Trx,
  id: string,
  use: Pick<DevicesTable, 'browser' | 'system' | 'last_used_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('devices').set(use).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateRemembered(trx: Trx, id: string, until: string): Promise<void> {
  await trx.updateTable('devices').set({ remembered_until: until }).where('id', '=', id).execute();
}

/** Deletes all but the most recently used devices of an account; among equals the newest stay. */
export async function deleteLeastUsed(trx: Trx, userId: string, max: number): Promise<void> {
  const remaining = await trx
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  await trx
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where(
      'id',
      'not in',
      remaining.map(({ id }) => id),
    )
    .execute();
}

/** Stops remembering every device of an account but one. */
export async function updateNotRemembered(trx: Trx, userId: string, except = ''): Promise<void> {
  await trx
    .updateTable('devices')
    .set({ remembered_until: null })
    .where('user_id', '=', userId)
    .where('id', '!=', except)
    .where('remembered_until', 'is not', null)
    .execute();
}

export async function deleteDevicesOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('devices').where('user_id', '=', userId).execute();
}

/** Of all accounts, those not used since. */
export async function deleteUnusedDevices(trx: Trx, usedBy: string): Promise<void> {
  await trx.deleteFrom('devices').where('last_used_at', '<=', usedBy).execute();
}

/** False if the account has had a session before. */
export async function insertSignedInUser(trx: Trx, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('signed_in_users')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function countNewDeviceLetters(reader: Reader, userId: string): Promise<number> {
  const { total } = await reader
    .selectFrom('new_device_letters')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** False if it is already recorded. */
export async function insertNewDeviceLetter(
  trx: Trx,
  letter: { readonly userId: string; readonly placeHash: string; readonly sentAt: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('new_device_letters')
    .values({ user_id: letter.userId, place_hash: letter.placeHash, told_at: letter.sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Of all accounts, up to that instant. */
export async function deleteNewDeviceLetters(trx: Trx, sentUntil: string): Promise<void> {
  await trx.deleteFrom('new_device_letters').where('told_at', '<=', sentUntil).execute();
}
