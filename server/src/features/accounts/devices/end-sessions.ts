import { UNUSED_STAFF_MS } from '@approdo/shared/domain/accounts/session-end';
import type { Trx } from '../../../db/transaction.ts';
import { endDevicesOfSession } from '../push/index.ts';
import { forgetUnusedDevices } from './known-devices.ts';
import { forgetPlaces } from './notify-new-device.ts';
import { deleteEndedSessions, deleteSession, deleteSessionsOf } from './sessions.repository.ts';

/** Ends a session of the account, and the notices to the browser it registered. False if there is none. */
export async function endSession(
  trx: Trx,
  session: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  if (!(await deleteSession(trx, session))) return false;
  await endDevicesOfSession(trx, session.id);
  return true;
}

/** Signs the account out everywhere, except for one session. */
export async function endSessions(trx: Trx, userId: string, except?: string): Promise<void> {
  await deleteSessionsOf(trx, userId, except);
}

/** Forgets expired sessions, devices unused for 90 days, and places that a letter named more than a day ago. */
export async function forgetSessions(trx: Trx, now: Date): Promise<void> {
  const staffUsedBy = new Date(now.getTime() - UNUSED_STAFF_MS).toISOString();
  await deleteEndedSessions(trx, { now: now.toISOString(), staffUsedBy });
  await forgetUnusedDevices(trx, now);
  await forgetPlaces(trx, now);
}
