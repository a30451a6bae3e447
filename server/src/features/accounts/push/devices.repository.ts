import type { Reader, Trx } from '../../../db/transaction.ts';
import { deviceRecord, type StoredDevice } from './push.table.ts';

/** Oldest first. */
export async function listDevices(reader: Reader, userId: string): Promise<StoredDevice[]> {
  const rows = await reader
    .selectFrom('push_devices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => deviceRecord.recordOf(row));
}

/** Of all who administer the site. */
export async function listDevicesOfAdmins(reader: Reader): Promise<StoredDevice[]> {
  const rows = await reader
    .selectFrom('push_devices')
    .innerJoin('users', 'users.id', 'push_devices.user_id')
    .selectAll('push_devices')
    .where('users.role', '=', 'ADMIN')
    .execute();
  return rows.map((row) => deviceRecord.recordOf(row));
}

export async function findDevice(
  reader: Reader,
  by: 'id' | 'endpoint_hash',
  value: string,
): Promise<StoredDevice | undefined> {
  const row = await reader.selectFrom('push_devices').selectAll().where(by, '=', value).executeTakeFirst();
  return row && deviceRecord.recordOf(row);
}

export async function insertDevice(trx: Trx, device: StoredDevice): Promise<void> {
  await trx.insertInto('push_devices').values(deviceRecord.rowOf(device)).execute();
}

export async function updateDevice(trx: Trx, id: string, change: Partial<Omit<StoredDevice, 'id'>>): Promise<void> {
  await trx.updateTable('push_devices').set(deviceRecord.rowOf(change)).where('id', '=', id).execute();
}

/** Deletes its waiting notices with it. */
export async function deleteDevice(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('push_devices').where('id', '=', id).execute();
}

export async function deleteDevicesBy(trx: Trx, by: 'user_id' | 'session_id', value: string): Promise<void> {
  await trx.deleteFrom('push_devices').where(by, '=', value).execute();
}

/** All of an account's, except those registered by that session. */
export async function deleteDevicesOfOtherSessions(trx: Trx, userId: string, sessionId: string): Promise<void> {
  await trx.deleteFrom('push_devices').where('user_id', '=', userId).where('session_id', '!=', sessionId).execute();
}
