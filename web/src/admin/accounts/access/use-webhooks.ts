import { type Webhook, webhooks } from '@approdo/shared/contract/accounts/webhooks';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useClient } from '../../session/platform-context.ts';
import { WEBHOOK_DELIVERIES, WEBHOOK_FORM, WEBHOOKS } from './texts/webhooks.ts';

const ROWS = { webhooks };
const WEBHOOKS_KEY = ['webhooks'];

const deliveriesKey = (id: string) => [...WEBHOOKS_KEY, id, 'deliveries'];

/** The addresses of other programs that are told. */
export function useWebhooks() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: WEBHOOKS_KEY, queryFn: ({ signal }) => client.webhooks.list({ signal }) });
}

/** Resolves with the one that was added and its secret, which is told this once; rejects where the server refuses. */
export function useAddWebhook() {
  const client = useClient(ROWS);
  return useAction({ run: client.webhooks.add, reloads: [WEBHOOKS_KEY], success: () => WEBHOOK_FORM.added });
}

/** Switches one on or off; one whose secret is missing is given another, which `onSecret` is told this once. */
export function useTurnWebhook(onSecret: (secret: string) => void) {
  const client = useClient(ROWS);
  return useAction({
    run: async ({ webhook, isOn }: { readonly webhook: Webhook; readonly isOn: boolean }) => {
      const { id, url, events } = webhook;
      const { secret } = await client.webhooks.replace({ params: { id }, body: { url, events, isOn } });
      if (secret !== undefined) onSecret(secret);
    },
    reloads: [WEBHOOKS_KEY],
    success: ({ webhook, isOn }) => {
      if (webhook.state === 'NEEDS_SECRET') return WEBHOOKS.renewed;
      return isOn ? WEBHOOKS.turnedOn : WEBHOOKS.turnedOff;
    },
    describe: (fault) => sayWhatServerSaid(fault, WEBHOOKS.turnFailed),
  });
}

/** Tells an address something now, to see whether it arrives. */
export function useTestWebhook() {
  const client = useClient(ROWS);
  return useAction({
    run: ({ id }: Webhook) => client.webhooks.test({ params: { id } }),
    reloads: [WEBHOOKS_KEY],
    success: (_, { status }) => WEBHOOKS.tested(status ?? 0),
    warn: (_, { error }) => error,
    describe: (fault) => sayWhatServerSaid(fault, WEBHOOKS.testFailed),
  });
}

/** Ends what an address is told, after asking. */
export function useRemoveWebhook() {
  const client = useClient(ROWS);
  return useRemoval<Webhook>({
    run: ({ id }) => client.webhooks.remove({ params: { id } }),
    reloads: [WEBHOOKS_KEY],
    success: () => WEBHOOKS.removed,
    describe: (fault) => sayWhatServerSaid(fault, WEBHOOKS.removeFailed),
    question: ({ url }) => ({
      title: WEBHOOKS.removal.title,
      text: WEBHOOKS.removal.text(url),
      action: WEBHOOKS.remove,
    }),
  });
}

/** What an address was told, and how that went. */
export function useWebhookDeliveries(id: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: deliveriesKey(id),
    queryFn: ({ signal }) => client.webhooks.deliveries({ params: { id }, signal }),
  });
}

/** Sends something once more. */
export function useResendDelivery(webhookId: string) {
  const client = useClient(ROWS);
  return useAction({
    run: (id: string) => client.webhooks.resend({ params: { id } }),
    reloads: [deliveriesKey(webhookId)],
    success: () => WEBHOOK_DELIVERIES.resent,
    describe: (fault) => sayWhatServerSaid(fault, WEBHOOK_DELIVERIES.resendFailed),
  });
}
