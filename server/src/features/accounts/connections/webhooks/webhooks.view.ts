import type { Webhook, WebhookDelivery } from '@approdo/shared/contract/accounts/webhooks';
import { webhookStateOf } from '@approdo/shared/domain/accounts/webhook-state';
import type { StoredDelivery, StoredWebhook } from './webhooks.table.ts';

const WHY_OFF: Readonly<Record<NonNullable<StoredWebhook['offReason']>, string>> = {
  RESTORED: 'Sospeso dopo un ripristino',
  GONE: 'L’altro programma ha risposto che l’indirizzo non esiste più (410)',
};

type Viewing = { readonly hasSecret: boolean; readonly now: Date };

export function viewWebhook(webhook: StoredWebhook, { hasSecret, now }: Viewing): Webhook {
  const { id, url, events, isOn, offReason, lastSuccessAt, lastError } = webhook;
  const state = webhookStateOf({ ...webhook, hasSecret }, now);
  return { id, url, events, isOn, state, lastSuccessAt, lastError: offReason ? WHY_OFF[offReason] : lastError };
}

export function viewDelivery({ id, event, createdAt, status, tries, lastStatus }: StoredDelivery): WebhookDelivery {
  return { id, event, createdAt, status, tries, lastStatus };
}
