import type { webhooks as rows } from '@approdo/shared/contract/accounts/webhooks';
import type { Handlers } from '../../../../http/calls/handler.ts';
import type { Webhooks } from './webhooks.service.ts';

export function webhooksRoutes(webhooks: Webhooks): Handlers<typeof rows> {
  return {
    list: () => webhooks.list(),
    add: ({ body }, { caller }) => webhooks.add(caller, body),
    replace: ({ params: { id }, body }, { caller }) => webhooks.replace({ id, caller }, body),
    async remove({ params: { id } }, { caller }) {
      await webhooks.remove({ id, caller });
      return undefined;
    },
    test: ({ params: { id } }) => webhooks.test(id),
    deliveries: ({ params: { id } }) => webhooks.listDeliveries(id),
    resend: ({ params: { id } }) => webhooks.resend(id),
  };
}
