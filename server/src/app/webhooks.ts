import type { Logger } from 'pino';
import type { WebhookSender } from '../adapters/webhook-sender.ts';
import { createDelivery } from '../features/accounts/connections/webhooks/delivery.ts';
import { createWebhookSecrets } from '../features/accounts/connections/webhooks/webhook-secrets.ts';
import { webhooksRoutes } from '../features/accounts/connections/webhooks/webhooks.routes.ts';
import { createWebhooks } from '../features/accounts/connections/webhooks/webhooks.service.ts';
import { listWebhookWarnings } from '../features/accounts/connections/webhooks/webhooks.warnings.ts';
import { createWebhookWorker } from '../features/accounts/connections/webhooks/webhooks.worker.ts';
import type { Basics } from './basics.ts';

type WebhookNeeds = Pick<Basics, 'database' | 'clock'> & {
  readonly sender: WebhookSender;
  readonly secret: string;
  readonly log: Logger;
};

/** Notifies other programs of events. */
export function createWebhookNotifications({ secret, ...needs }: WebhookNeeds) {
  const secrets = createWebhookSecrets(secret);
  const delivery = createDelivery({ ...needs, secrets });
  return {
    worker: createWebhookWorker({ ...needs, delivery }),

    /** The owner's settings of the webhooks. */
    open(basics: Pick<Basics, 'limits' | 'wakeSenders'>) {
      const webhooks = createWebhooks({ ...needs, ...basics, secrets, delivery });
      return {
        listWarnings: async () => listWebhookWarnings(await webhooks.list()),
        handlers: { webhooks: webhooksRoutes(webhooks) },
      };
    },
  };
}
