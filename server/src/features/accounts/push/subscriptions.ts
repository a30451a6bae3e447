import { newPushDevice, type PushSubscriptionGiven } from '@approdo/shared/contract/accounts/push';
import { createSeal, sealed } from '../../../adapters/seal.ts';
import { jsonColumn } from '../../../db/json-column.ts';

const column = jsonColumn('push_devices.subscription', sealed);

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** Addresses and keys of browsers, stored sealed only; under another secret they count as missing. */
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
