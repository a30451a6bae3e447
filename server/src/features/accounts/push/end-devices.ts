import type { Trx } from '../../../db/transaction.ts';
import { deleteDevicesBy, deleteDevicesOfOtherSessions } from './devices.repository.ts';

/** None of an account's browsers is told of anything any more. */
export async function endDevices(trx: Trx, userId: string): Promise<void> {
  await deleteDevicesBy(trx, 'user_id', userId);
}

/** The browser that was given by a session is told of nothing any more. */
export async function endDevicesOfSession(trx: Trx, sessionId: string): Promise<void> {
  await deleteDevicesBy(trx, 'session_id', sessionId);
}

/** None of an account's browsers is told of anything any more, but for the one that was given by this session. */
export async function endDevicesOfOtherSessions(trx: Trx, userId: string, sessionId: string): Promise<void> {
  await deleteDevicesOfOtherSessions(trx, userId, sessionId);
}
