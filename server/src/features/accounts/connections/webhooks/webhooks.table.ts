import { WEBHOOK_EVENTS } from '@approdo/shared/domain/accounts/webhook-event';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../../db/record.ts';

const event = z.enum(WEBHOOK_EVENTS);

/** Another program that is notified, and its status. */
const storedWebhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(event),
  isOn: z.boolean(),
  /** Why it is off, if the owner did not switch it off. */
  offReason: z.enum(['RESTORED', 'GONE']).nullable(),
  /** Sealed. */
  secret: z.string(),
  lastSuccessAt: z.string().nullable(),
  /** In Italian. */
  lastError: z.string().nullable(),
  /** The first failure since the last success. */
  failingSince: z.string().nullable(),
  createdAt: z.string(),
});
export type StoredWebhook = Readonly<z.output<typeof storedWebhook>>;
export const webhookRecord = describeRecord('webhooks', storedWebhook);

/** A message for a program, sent or waiting. */
const storedDelivery = z.object({
  /** The `webhook-id` that it is sent under. */
  id: z.string(),
  webhookId: z.string(),
  event,
  /** JSON, byte for byte as it is signed. */
  body: z.string(),
  status: z.enum(['WAITING', 'SENT', 'FAILED']),
  tries: z.number().int(),
  lastStatus: z.number().int().nullable(),
  createdAt: z.string(),
  /** Null unless it waits. */
  nextTryAt: z.string().nullable(),
});
export type StoredDelivery = Readonly<z.output<typeof storedDelivery>>;
export const deliveryRecord = describeRecord('webhook_deliveries', storedDelivery);

type WebhookTables = {
  webhooks: RowOf<z.output<typeof storedWebhook>>;
  webhook_deliveries: RowOf<z.output<typeof storedDelivery>>;
};

declare module '../../../../db/schema.ts' {
  interface Schema extends WebhookTables {}
}
