import { z } from 'zod';
import { WEBHOOK_EVENTS } from '../../domain/accounts/webhook-event.ts';
import { WEBHOOK_STATES } from '../../domain/accounts/webhook-state.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line } from '../base/fields.ts';

const CHOOSE_EVENTS = 'Scegli di che cosa avvisare';

/** An address, six event names, and room to spare. */
const BODY_LIMIT = 8 * 1024;

const event = z.enum(WEBHOOK_EVENTS, CHOOSE_EVENTS);

const settings = z.object({
  url: line({
    min: 1,
    max: 2000,
    tooShort: 'Inserisci l’indirizzo da avvisare',
    tooLong: 'L’indirizzo è troppo lungo',
  }),
  events: z
    .array(event, CHOOSE_EVENTS)
    .min(1, CHOOSE_EVENTS)
    .max(WEBHOOK_EVENTS.length, CHOOSE_EVENTS)
    .transform((chosen) => WEBHOOK_EVENTS.filter((one) => chosen.includes(one))),
});

const isOn = z.boolean('Scegli se l’indirizzo è acceso');

export const newWebhook = settings.extend({ isOn: isOn.default(true) });

/** Without `isOn` it stays as it is. */
export const webhookEdit = settings.extend({ isOn: isOn.optional() });

/** An address that is notified of events, and its status. */
const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  state: z.enum(WEBHOOK_STATES),
  lastSuccessAt: instant.nullable(),
  /** In Italian: why the last attempt failed, or why it is off; null if all is well. */
  lastError: z.string().nullable(),
});
export type Webhook = z.output<typeof webhook>;

/** The signing secret, sent this once: `whsec_` and 32 bytes in base64 (Standard Webhooks). */
const secret = z.string();

const delivery = z.object({
  /** The `webhook-id` under which it is sent, however often. */
  id,
  event: z.enum(WEBHOOK_EVENTS),
  createdAt: instant,
  status: z.enum(['WAITING', 'SENT', 'FAILED']),
  tries: z.number().int(),
  /** Of the last answer; null if none came. */
  lastStatus: z.number().int().nullable(),
});
export type WebhookDelivery = z.output<typeof delivery>;

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/webhooks',
    access: 'admin',
    summary: 'The addresses of other programs that are told of what happens, the oldest first',
    answer: z.array(webhook),
    status: 200,
  }),
  add: endpoint({
    method: 'POST',
    path: '/webhooks',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Tell another address of what happens, five at most; the secret that signs it is answered this once',
    body: newWebhook,
    bodyLimit: BODY_LIMIT,
    answer: webhook.extend({ secret }),
    status: 201,
    refusals: { 409: ['tooManyWebhooks'] },
    leavesSiteAlone: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/webhooks/{id}',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Tell another address or other things, or switch it on or off; a secret that is missing is made anew',
    params: byId,
    body: webhookEdit,
    bodyLimit: BODY_LIMIT,
    answer: webhook.extend({ secret: secret.optional() }),
    status: 200,
    leavesSiteAlone: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/webhooks/{id}',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Tell an address of nothing any more; what waits for it goes with it',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
  test: endpoint({
    method: 'POST',
    path: '/webhooks/{id}/test',
    access: 'admin',
    summary: 'Send a `webhook.test` now, and tell what was answered; null where nothing was. Once in ten seconds',
    params: byId,
    answer: z.object({ status: z.number().int().nullable(), error: z.string().optional() }),
    status: 200,
    refusals: { 409: ['webhookSecretMissing'] },
    leavesSiteAlone: true,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    access: 'admin',
    summary: 'What an address was told in the last 30 days, and how that went: the last 100, the newest first',
    params: byId,
    answer: z.array(delivery),
    status: 200,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/webhooks/deliveries/{id}/resend',
    access: 'admin',
    summary: 'Send the same once more, as a delivery of its own; one that still waits is tried now',
    params: byId,
    answer: delivery,
    status: 201,
    refusals: { 409: ['webhookSecretMissing', 'webhookOff'] },
    leavesSiteAlone: true,
  }),
};
