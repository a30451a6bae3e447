import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Trx } from '../../../db/transaction.ts';
import { findSlot, takeSlot, type Use } from '../../base/limits/index.ts';
import type { OnStayChange } from '../../stays/stays/index.ts';
import { listDevicesOfAdmins } from './devices.repository.ts';
import { putNotice } from './notices.repository.ts';
import { type Notice, requestCame, requestEnding } from './notices.ts';

type NotifyContext = { readonly trx: Trx; readonly clock: Clock };

/**
 * Notifies the owner's devices in the transaction of the change, so that neither exists without the other. Wake the
 * senders once that transaction has ended. A device gets at most sixty notices an hour; more are dropped, since a
 * telephone that rings all the time gets switched off.
 */
export async function notifyDevices({ trx, clock }: NotifyContext, notice: Notice): Promise<void> {
  const now = clock.now();
  const { kind, about, body, address } = notice;
  for (const { id: deviceId, kinds } of await listDevicesOfAdmins(trx)) {
    if (!kinds.includes(kind)) continue;
    const use: Use = ['noticeToDevice', deviceId];
    if ((await findSlot(trx, clock, use)) > clock.now()) continue;
    await takeSlot(trx, clock, use);
    const at = now.toISOString();
    const place = { id: makeId(), deviceId, kind, tag: `${kind} ${about}` };
    await putNotice(trx, { ...place, body, address, attempts: 0, createdAt: at, nextAttemptAt: at });
  }
}

/** Notifies of new requests, and of those about to expire. */
export const notifyDevicesOfStay: OnStayChange = async (change) => {
  if (change.kind === 'REQUESTED' || change.kind === 'LAPSED') await notifyDevices(change, requestCame(change.after));
  if (change.kind === 'EXPIRING') await notifyDevices(change, requestEnding(change.after));
};
