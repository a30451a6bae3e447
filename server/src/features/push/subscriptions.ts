import { createHash, ECDH } from 'node:crypto';
import { newPushDevice, type PushSubscriptionGiven } from '@approdo/shared/contract/site/push';
import { createSeal, sealed } from '../../adapters/seal.ts';
import { jsonColumn } from '../../db/json-column.ts';

const column = jsonColumn('push_devices.subscription', sealed);

/** Of an uncompressed point (SEC 1, 2.3.3). */
const UNCOMPRESSED = 4;

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** Where browsers are reached, and by which keys: the database has them sealed alone; under another secret they count as none. */
export function createSubscriptions(secret: string) {
  const seal = createSeal({
    secret,
    purpose: 'approdo: push subscriptions',
    shape: newPushDevice.shape.subscription,
  });
  return {
    seal: (subscription: PushSubscriptionGiven): string => column.write(seal.seal(subscription)),
    open: (kept: string): PushSubscriptionGiven | undefined => seal.open(column.read(kept)),
  };
}

/** What a browser is known by, without where it is reached being kept. */
export function hashEndpoint(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}

/** Whether the key is a point of the curve: with any other a message could not be encrypted. */
export function isOnCurve(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point[0] !== UNCOMPRESSED) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
