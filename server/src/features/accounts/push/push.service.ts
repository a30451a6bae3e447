import type { newPushDevice, PushDevice, pushDeviceEdit } from '@approdo/shared/contract/accounts/push';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { sha256 } from '../../../adapters/digest.ts';
import { isOnCurve } from '../../../adapters/push-service/is-on-curve.ts';
import type { PushService } from '../../../adapters/push-service/push-service.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict, type FieldTexts, notFound, refuseFaults } from '../../../http/problems.ts';
import type { Limits } from '../../base/limits/index.ts';
import type { Delivery, DeliveryNeeds } from './delivery.ts';
import {
  deleteDevice,
  deleteDevicesBy,
  deleteDevicesOfOtherSessions,
  findDevice,
  insertDevice,
  listDevices,
  updateDevice,
} from './devices.repository.ts';
import type { StoredDevice } from './push.table.ts';
import type { Subscriptions } from './subscriptions.ts';

type NewDevice = z.output<typeof newPushDevice>;
type DeviceEdit = z.output<typeof pushDeviceEdit>;

type DevicesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly push: PushService;
  readonly subscriptions: Subscriptions;
  readonly delivery: Delivery;
  readonly readFrame: DeliveryNeeds['readFrame'];
};

type DeviceContext = { readonly id: string; readonly caller: Caller };

const MAX_DEVICES = 10;
const MISSING = say('deviceUnknown');
const TEST = { tag: 'test', body: 'Prova: gli avvisi arrivano qui.', address: '/admin/phone' };

export type PushDevices = ReturnType<typeof createPushDevices>;

/** The browsers in which each owner gets notices. */
export function createPushDevices({ database, clock, limits, push, subscriptions, ...needs }: DevicesNeeds) {
  async function getOwn(reader: Reader, { id, caller }: DeviceContext): Promise<StoredDevice> {
    const device = await findDevice(reader, 'id', id);
    if (device?.userId !== caller.userId) throw notFound(MISSING);
    return device;
  }

  function findFaults({ endpoint, keys }: NewDevice['subscription']): FieldTexts {
    if (!push.isAllowedEndpoint(endpoint)) return { subscription: say('pushAddressForbidden') };
    return isOnCurve(keys.p256dh) ? {} : { subscription: say('pushKeysInvalid') };
  }

  /** A browser registered by another account moves to this one, and loses what waited for the other. */
  async function save(trx: Trx, caller: Caller, input: NewDevice): Promise<StoredDevice> {
    // The hash identifies a browser without storing its address.
    const endpointHash = sha256(input.subscription.endpoint);
    const known = await findDevice(trx, 'endpoint_hash', endpointHash);
    const subscription = subscriptions.seal(input.subscription);
    const { name, kinds } = input;
    const { userId, sessionId } = caller;
    if (known?.userId === userId) {
      const change = { name, kinds, subscription, sessionId, refusals: 0, lastError: null };
      await updateDevice(trx, known.id, change);
      return { ...known, ...change };
    }
    if (known) await deleteDevice(trx, known.id);
    const device: StoredDevice = {
      ...{ id: makeId(), userId, sessionId, name, kinds, endpointHash, subscription },
      ...{ refusals: 0, createdAt: clock.now().toISOString(), lastSentAt: null, lastError: null },
    };
    if ((await listDevices(trx, userId)).length >= MAX_DEVICES) {
      throw conflict(say('tooManyDevices', { max: MAX_DEVICES }));
    }
    await insertDevice(trx, device);
    return device;
  }

  return {
    async getStatus({ userId }: Caller) {
      return {
        publicKey: await push.readPublicKey(),
        devices: (await listDevices(database, userId)).map(viewDevice),
      };
    },

    async add(caller: Caller, input: NewDevice): Promise<PushDevice> {
      await limits.spend('deviceByUser', caller.userId);
      refuseFaults(findFaults(input.subscription));
      return viewDevice(await transact(database, (trx) => save(trx, caller, input)));
    },

    async edit(context: DeviceContext, edit: DeviceEdit): Promise<PushDevice> {
      return await transact(database, async (trx) => {
        const device = applyEdit(await getOwn(trx, context), edit);
        await updateDevice(trx, device.id, device);
        return viewDevice(device);
      });
    },

    async remove(context: DeviceContext): Promise<void> {
      await transact(database, async (trx) => deleteDevice(trx, (await getOwn(trx, context)).id));
    },

    /** Also throws 404 if that browser wants no more notices. */
    async test(context: DeviceContext): Promise<PushDevice> {
      const device = await getOwn(database, context);
      await limits.spend('testOfDevice', device.id);
      const testNotice = { ...TEST, createdAt: clock.now().toISOString(), ...(await needs.readFrame()) };
      await needs.delivery.sendNow(device, testNotice, new AbortController().signal);
      return viewDevice(await getOwn(database, context));
    },
  };
}

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

function viewDevice({ id, name, kinds, createdAt, lastSentAt, lastError }: StoredDevice): PushDevice {
  return { id, name, kinds, createdAt, lastSentAt, lastError };
}
