import type { WebhookEvent } from '@approdo/shared/domain/accounts/webhook-event';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { makeId } from '../../../../adapters/random.ts';
import type { Trx } from '../../../../db/transaction.ts';
import type { OnStayChange, StayChange } from '../../../stays/stays/index.ts';
import { insertDelivery } from './deliveries.repository.ts';
import { listWebhooks } from './webhooks.repository.ts';
import type { StoredDelivery, StoredWebhook } from './webhooks.table.ts';

/** An event for other programs: ids and dates, but no guest's name, words or payments. */
type WebhookMessage = { readonly event: WebhookEvent; readonly data: Readonly<Record<string, string>> };

type Stay = { readonly id: string; readonly startDate: LocalDate; readonly endDate: LocalDate };

export function paymentRecorded(stay: Stay, entryId: string): WebhookMessage {
  return { event: 'payment.recorded', data: { ...dataOf(stay), entryId } };
}

export function guestMessageReceived(stay: Stay, messageId: string): WebhookMessage {
  return { event: 'message.received', data: { ...dataOf(stay), messageId } };
}

export function visitorMessageReceived(contactId: string): WebhookMessage {
  return { event: 'message.received', data: { contactId } };
}

/**
 * Queues an event for the listening addresses, in the transaction of the change, so that neither exists without the
 * other. Wake the senders once that transaction has ended.
 */
export async function notifyWebhooks(
  { trx, now }: { readonly trx: Trx; readonly now: Date },
  { event, data }: WebhookMessage,
): Promise<void> {
  const listening = (await listWebhooks(trx)).filter(({ isOn, events }) => isOn && events.includes(event));
  const body = writeBody(event, data, now);
  for (const webhook of listening) await insertDelivery(trx, startDelivery({ webhook, event, body, now }));
}

/** The signed text: what happened, when, and to what. */
export function writeBody(type: string, data: WebhookMessage['data'], now: Date): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data });
}

type NewDelivery = Pick<StoredDelivery, 'event' | 'body'> & {
  readonly webhook: Pick<StoredWebhook, 'id'>;
  readonly now: Date;
};

/** A delivery that nobody has tried yet. */
export function startDelivery({ webhook, event, body, now }: NewDelivery): StoredDelivery {
  const at = now.toISOString();
  const name = { id: nameMessage(), webhookId: webhook.id };
  return { ...name, event, body, status: 'WAITING', tries: 0, lastStatus: null, createdAt: at, nextTryAt: at };
}

/** A `webhook-id`, which has no dot (Standard Webhooks). */
export function nameMessage(): string {
  return `msg_${makeId()}`;
}

/** Notifies other programs of what became of a stay, but not of what is only requested or about to happen. */
export const notifyWebhooksOfStay: OnStayChange = async (change) => {
  const event = EVENTS[change.kind];
  const stay = change.after ?? change.before;
  if (event && stay) await notifyWebhooks({ trx: change.trx, now: change.clock.now() }, { event, data: dataOf(stay) });
};

const EVENTS: Readonly<Record<StayChange['kind'], WebhookEvent | undefined>> = {
  REQUESTED: 'booking.requested',
  BOOKED: 'booking.confirmed',
  // Notified once it is paid for, or has lapsed.
  HELD: undefined,
  LAPSED: 'booking.requested',
  ENTERED: 'booking.confirmed',
  CONFIRMED: 'booking.confirmed',
  EDITED: 'booking.changed',
  EXTRAS_CHANGED: 'booking.changed',
  CANCELLED: 'booking.cancelled',
  REJECTED: 'booking.cancelled',
  WITHDRAWN: 'booking.cancelled',
  EXPIRED: 'booking.cancelled',
  REMOVED: 'booking.cancelled',
  EXPIRING: undefined,
  CANCELLATION_ASKED: undefined,
  CANCELLATION_TAKEN_BACK: undefined,
  CANCELLATION_DECLINED: undefined,
};

function dataOf({ id, startDate, endDate }: Stay): WebhookMessage['data'] {
  return { bookingId: id, startDate, endDate };
}
