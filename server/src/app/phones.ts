import type { Logger } from 'pino';
import type { PushService } from '../adapters/push-service/push-service.ts';
import { createDelivery } from '../features/accounts/push/delivery.ts';
import { pushRoutes } from '../features/accounts/push/push.routes.ts';
import { createPushDevices } from '../features/accounts/push/push.service.ts';
import { createPushWorker } from '../features/accounts/push/push.worker.ts';
import { createSubscriptions } from '../features/accounts/push/subscriptions.ts';
import { readHomepage } from '../features/content/homepage/index.ts';
import type { Basics } from './basics.ts';

type PhonesNeeds = Pick<Basics, 'database' | 'clock' | 'limits'> & {
  readonly push: PushService;
  readonly secret: string;
  readonly log: Logger;
  readonly countToDo: () => Promise<number>;
};

/** Push notices to the owner's devices: their subscriptions and the worker that sends them. */
export function createPhones({ secret, countToDo, ...needs }: PhonesNeeds) {
  const subscriptions = createSubscriptions(secret);
  const delivery = createDelivery({ ...needs, subscriptions });
  const readSiteName = async () => (await readHomepage(needs.database)).siteName;
  const readFrame = async () => {
    const [title, count] = await Promise.all([readSiteName(), countToDo()]);
    return { title, count };
  };
  return {
    readSiteName,
    worker: createPushWorker({ ...needs, delivery, readFrame }),
    handlers: { push: pushRoutes(createPushDevices({ ...needs, subscriptions, delivery, readFrame })) },
  };
}
