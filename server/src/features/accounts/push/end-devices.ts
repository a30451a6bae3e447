import type { Trx } from '../../../db/transaction.ts';
import { deleteDevicesBy, deleteDevicesOfOtherSessions } from './devices.repository.ts';

/** Ends the notices to all of an account's browsers. */
export async function endDevices(trx: Trx, userId: string): Promise<void> {
  await deleteDevicesBy(trx, 'user_id', userId);
}

/** Ends the notices to the browser that a session registered. */
export async function endDevicesOfSession(trx: Trx, sessionId: string): Promise<void> {
  await deleteDevicesBy(trx, 'session_id', sessionId);
}

/** Ends the notices to all of an account's browsers, except the one that this session registered. */
export async function endDevicesOfOtherSessions(trx: Trx, userId: string, sessionId: string): Promise<void> {
  await deleteDevicesOfOtherSessions(trx, userId, sessionId);
}
