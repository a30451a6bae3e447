import { z } from 'zod';
import { PUSH_KINDS } from '../../domain/accounts/push-kind.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line } from '../base/fields.ts';

const NO_KEYS = 'Le chiavi di questo dispositivo non sono valide';
const NO_ADDRESS = 'Questo indirizzo di avviso non è ammesso';
const MAX_ADDRESS = 2048;

/** Bytes of a subscription and a name, with room to spare. */
const BODY_LIMIT = 8 * 1024;

/** That many bytes in base64url, without padding. */
function bytes(count: number) {
  const length = Math.ceil((count * 4) / 3);
  return z
    .string(NO_KEYS)
    .length(length, { error: NO_KEYS, abort: true })
    .regex(/^[\w-]*$/, NO_KEYS);
}

/** A browser's subscription at a push service, in its own format (W3C Push API, 8.1). */
const subscription = z.object(
  {
    endpoint: z.string(NO_ADDRESS).min(1, NO_ADDRESS).max(MAX_ADDRESS, NO_ADDRESS),
    /** An uncompressed P-256 point, and the authentication secret (RFC 8291, 3.2). */
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, NO_KEYS),
  },
  NO_KEYS,
);
export type PushSubscriptionInput = z.output<typeof subscription>;

const kinds = z
  .array(z.enum(PUSH_KINDS, 'Scegli di che cosa avvisare'), 'Scegli di che cosa avvisare')
  .max(PUSH_KINDS.length, 'Scegli di che cosa avvisare')
  .transform((chosen) => PUSH_KINDS.filter((kind) => chosen.includes(kind)));

const name = line({ min: 1, max: 60, tooShort: 'Dai un nome al dispositivo' });

export const newPushDevice = z.object({ subscription, name, kinds: kinds.default([...PUSH_KINDS]) });

export const pushDeviceEdit = z.object({ name, kinds }).partial();

/** A browser of the caller's that gets notices, without its address and keys. */
const pushDevice = z.object({
  id,
  name: z.string(),
  kinds: z.array(z.enum(PUSH_KINDS)),
  createdAt: instant,
  lastSentAt: instant.nullable(),
  /** In Italian, of the last attempt; null if it succeeded. */
  lastError: z.string().nullable(),
});
export type PushDevice = z.output<typeof pushDevice>;

export const push = {
  get: endpoint({
    method: 'GET',
    path: '/push',
    access: 'admin',
    summary: 'The key that browsers subscribe with, and the devices of the caller that are told, the oldest first',
    answer: z.object({ publicKey: z.string(), devices: z.array(pushDevice) }),
    status: 200,
  }),
  add: endpoint({
    method: 'POST',
    path: '/push/devices',
    access: 'admin',
    summary:
      'Tell a browser of what happens; one that is known is brought up to date, and is the caller’s from then on',
    body: newPushDevice,
    bodyLimit: BODY_LIMIT,
    answer: pushDevice,
    status: 201,
    refusals: { 409: ['tooManyDevices'] },
    leavesSiteAlone: true,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/push/devices/{id}',
    access: 'admin',
    summary: 'Give a device another name, or tell it of other things',
    params: byId,
    body: pushDeviceEdit,
    answer: pushDevice,
    status: 200,
    leavesSiteAlone: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/push/devices/{id}',
    access: 'admin',
    summary: 'Tell a device of nothing any more',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
  test: endpoint({
    method: 'POST',
    path: '/push/devices/{id}/test',
    access: 'admin',
    summary: 'Send a notice to a device now; the device tells what came of it. Once in ten seconds',
    params: byId,
    answer: pushDevice,
    status: 200,
    leavesSiteAlone: true,
  }),
};
