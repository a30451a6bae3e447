import { type Webhook, webhooks } from '@approdo/shared/contract/accounts/webhooks';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { WEBHOOK_DELIVERIES, WEBHOOKS } from './texts/webhooks.ts';

/** Switches a webhook on or off; `onSecret` gets the new secret of one whose secret is missing, this once. */
export function useToggleWebhook(onSecret: (secret: string) => void) {
  return useAction({
    run: async ({ webhook, isOn }: { readonly webhook: Webhook; readonly isOn: boolean }, call) => {
      const { id, url, events } = webhook;
      const { secret } = await call(webhooks.replace, { params: { id }, body: { url, events, isOn } });
      if (secret !== undefined) onSecret(secret);
    },
    success: ({ webhook, isOn }) => {
      if (webhook.state === 'NEEDS_SECRET') return WEBHOOKS.renewed;
      return isOn ? WEBHOOKS.turnedOn : WEBHOOKS.turnedOff;
    },
    describe: WEBHOOKS.toggleFailed,
  });
}

/** Sends an address a test message, to see whether it arrives. */
export function useTestWebhook() {
  return useAction({
    run: ({ id }: Webhook, call) => call(webhooks.test, { params: { id } }),
    success: (_, { status }) => WEBHOOKS.tested(status ?? 0),
    warn: (_, { error }) => error,
    describe: WEBHOOKS.testFailed,
  });
}

/** Removes a webhook, after asking. */
export function useRemoveWebhook() {
  return useRemoval<Webhook>({
    run: ({ id }, call) => call(webhooks.remove, { params: { id } }),
    success: () => WEBHOOKS.removed,
    describe: WEBHOOKS.removeFailed,
    question: ({ url }) => ({
      title: WEBHOOKS.removal.title,
      text: WEBHOOKS.removal.text(url),
      action: WEBHOOKS.remove,
    }),
  });
}

/** Sends a message again. */
export function useResendDelivery() {
  return useAction({
    run: (id: string, call) => call(webhooks.resend, { params: { id } }),
    success: () => WEBHOOK_DELIVERIES.resent,
    describe: WEBHOOK_DELIVERIES.resendFailed,
  });
}
