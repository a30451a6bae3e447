import { RETRIED_FOR_MS, retryWait } from '@approdo/shared/domain/base/retry-wait';
import type { Clock } from '../../../../adapters/clock.ts';
import type { WebhookAnswer, WebhookSender } from '../../../../adapters/webhook-sender.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import { failWaiting, putOffWaiting, updateDelivery } from './deliveries.repository.ts';
import type { WebhookSecrets } from './webhook-secrets.ts';
import { signWebhook } from './webhook-signature.ts';
import { findWebhook, updateWebhook } from './webhooks.repository.ts';
import type { StoredDelivery, StoredWebhook } from './webhooks.table.ts';

export type DeliveryNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sender: WebhookSender;
  readonly secrets: WebhookSecrets;
};

type Message = Pick<StoredDelivery, 'id' | 'body'>;

/** An address that answers so wants no more messages (RFC 9110, 15.5.11). */
const GONE = 410;

export type Delivery = ReturnType<typeof createDelivery>;

/** Sends a signed message to an address, and records the outcome. */
export function createDelivery({ database, clock, sender, secrets }: DeliveryNeeds) {
  async function send(webhook: StoredWebhook, { id, body }: Message, signal: AbortSignal) {
    const secret = secrets.open(webhook);
    if (secret === undefined) return undefined;
    const sign = () => signWebhook({ id, body, secret, at: clock.now() });
    return await sender.send({ url: webhook.url, body, sign }, signal);
  }

  /** Ignores the answer of an address that was replaced meanwhile. */
  async function noteAnswer(trx: Trx, calledWebhook: StoredWebhook, { status, error }: WebhookAnswer): Promise<void> {
    const webhook = await findWebhook(trx, calledWebhook.id);
    if (webhook?.url !== calledWebhook.url) return;
    const now = clock.now().toISOString();
    if (error === null) {
      return await updateWebhook(trx, calledWebhook.id, { lastSuccessAt: now, lastError: null, failingSince: null });
    }
    await updateWebhook(trx, calledWebhook.id, { lastError: error, failingSince: webhook.failingSince ?? now });
    if (status !== GONE || !webhook.isOn) return;
    await updateWebhook(trx, calledWebhook.id, { isOn: false, offReason: 'GONE' });
    await failWaiting(trx, calledWebhook.id);
  }

  async function noteTry(trx: Trx, delivery: StoredDelivery, { status, error }: WebhookAnswer): Promise<void> {
    const { id, webhookId } = delivery;
    const tries = delivery.tries + 1;
    const attempt = { tries, lastStatus: status };
    const now = clock.now().getTime();
    const tooOld = new Date(now - RETRIED_FOR_MS).toISOString();
    if (error === null) return await updateDelivery(trx, id, { ...attempt, status: 'SENT', nextTryAt: null });
    if (status === GONE) return await updateDelivery(trx, id, { ...attempt, status: 'FAILED', nextTryAt: null });
    const until = new Date(now + retryWait(tries)).toISOString();
    await updateDelivery(trx, id, { ...attempt, nextTryAt: until });
    if (delivery.createdAt <= tooOld) await updateDelivery(trx, id, { status: 'FAILED', nextTryAt: null });
    if (!isOutOfReach(status)) return;
    await failWaiting(trx, webhookId, tooOld);
    await putOffWaiting(trx, webhookId, until);
  }

  return {
    /** Undefined if its signing secret cannot be read. */
    async sendNow(webhook: StoredWebhook, message: Message): Promise<WebhookAnswer | undefined> {
      const answer = await send(webhook, message, new AbortController().signal);
      if (answer) await transact(database, (trx) => noteAnswer(trx, webhook, answer));
      return answer;
    },

    /** A delivery that the signal aborts is sent again, under the same id. */
    async deliver(webhook: StoredWebhook, delivery: StoredDelivery, signal: AbortSignal): Promise<void> {
      const answer = webhook.isOn ? await send(webhook, delivery, signal) : undefined;
      await transact(database, async (trx) => {
        if (!answer) return await failWaiting(trx, webhook.id);
        await noteTry(trx, delivery, answer);
        await noteAnswer(trx, webhook, answer);
      });
    },
  };
}

/** Whether the next message would fare no better; any other refusal may concern this message only. */
function isOutOfReach(status: number | null): boolean {
  return status === null || status === 429 || status >= 500;
}
