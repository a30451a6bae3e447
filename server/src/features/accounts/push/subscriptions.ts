import { newPushDevice, type PushSubscriptionInput } from '@approdo/shared/contract/accounts/push';
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
    seal: (subscription: PushSubscriptionInput): string => column.write(seal.seal(subscription)),
    open: (sealedText: string): PushSubscriptionInput | undefined => seal.open(column.read(sealedText)),
  };
}
