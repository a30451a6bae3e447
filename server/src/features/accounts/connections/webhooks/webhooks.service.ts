import type { newWebhook, Webhook, WebhookDelivery, webhookEdit } from '@approdo/shared/contract/accounts/webhooks';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { makeId } from '../../../../adapters/random.ts';
import { type Reader, type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict, invalidFields, requireFound } from '../../../../http/problems.ts';
import { changedSettings, writeAudit } from '../../../base/audit/index.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { failWaiting, findDelivery, insertDelivery, listDeliveries, updateDelivery } from './deliveries.repository.ts';
import type { Delivery, DeliveryNeeds } from './delivery.ts';
import { nameMessage, startDelivery, writeBody } from './notify-webhooks.ts';
import { deleteWebhook, findWebhook, insertWebhook, listWebhooks, updateWebhook } from './webhooks.repository.ts';
import type { StoredWebhook } from './webhooks.table.ts';
import { viewDelivery, viewWebhook } from './webhooks.view.ts';

type NewWebhook = z.output<typeof newWebhook>;
type WebhookEdit = z.output<typeof webhookEdit>;

type WebhooksNeeds = DeliveryNeeds & {
  readonly limits: Limits;
  readonly delivery: Delivery;
  readonly wakeSenders: () => void;
  readonly log: Logger;
};

type WriteContext = { readonly id: string; readonly caller: Caller };

const MAX_WEBHOOKS = 5;
const MAX_LISTED = 100;

const NO_SECRET = say('webhookSecretMissing');
const IS_OFF = say('webhookOff');

export type Webhooks = ReturnType<typeof createWebhooks>;

/** The addresses of other programs that are notified of events, and their deliveries. */
export function createWebhooks(all: WebhooksNeeds) {
  const { database, clock, sender, secrets, log } = all;
  function view(webhook: StoredWebhook): Webhook {
    return viewWebhook(webhook, { hasSecret: secrets.open(webhook) !== undefined, now: clock.now() });
  }

  /** The address as it will be called. Throws 400 if it is not allowed. */
  function checkUrl(givenUrl: string): string {
    const checked = sender.checkAddress(givenUrl);
    if ('fault' in checked) throw invalidFields({ url: checked.fault });
    return checked.address;
  }

  /** Logs who linked or ended a program, without the address, which often grants access. */
  function note({ id, caller }: WriteContext, what: string): void {
    log.info({ account: caller.userId, webhook: id }, what);
  }

  const audit = (trx: Trx, by: Caller, detail: string) =>
    writeAudit(trx, { at: clock.now(), by, ...changedSettings('webhooks', detail) });

  return {
    list: async (): Promise<Webhook[]> => (await listWebhooks(database)).map(view),

    async add(caller: Caller, { url: givenUrl, events, isOn }: NewWebhook): Promise<Webhook & { secret: string }> {
      const [url, id] = [checkUrl(givenUrl), makeId()];
      const { plain, sealedText } = secrets.make(id);
      const webhook: StoredWebhook = {
        ...{ id, url, events, isOn, offReason: null, secret: sealedText },
        ...{ lastSuccessAt: null, lastError: null, failingSince: null, createdAt: clock.now().toISOString() },
      };
      await transact(database, async (trx) => {
        const { length } = await listWebhooks(trx);
        if (length >= MAX_WEBHOOKS) throw conflict(say('tooManyWebhooks', { max: MAX_WEBHOOKS }));
        await insertWebhook(trx, webhook);
        await audit(trx, caller, 'nuovo');
      });
      note({ id, caller }, 'webhook added');
      return { ...view(webhook), secret: plain };
    },

    /** Messages waiting for a webhook that is switched off are not sent any more. */
    async replace({ id, caller }: WriteContext, edit: WebhookEdit): Promise<Webhook & { secret?: string }> {
      const url = checkUrl(edit.url);
      const answer = await transact(database, async (trx) => {
        const before = await getWebhook(trx, id);
        const made = secrets.open(before) === undefined ? secrets.make(id) : undefined;
        const after = { ...editWebhook(before, { ...edit, url }), ...(made && { secret: made.sealedText }) };
        await updateWebhook(trx, id, after);
        if (!after.isOn) await failWaiting(trx, id);
        await audit(trx, caller, 'modificato');
        return { ...view(after), ...(made && { secret: made.plain }) };
      });
      note({ id, caller }, 'webhook changed');
      return answer;
    },

    async remove({ id, caller }: WriteContext): Promise<void> {
      await transact(database, async (trx) => {
        await deleteWebhook(trx, (await getWebhook(trx, id)).id);
        await audit(trx, caller, 'eliminato');
      });
      note({ id, caller }, 'webhook removed');
    },

    ...createSending(all),
  };
}

/** What is sent to a webhook beside events: a test message, or a delivery again. */
function createSending({ database, clock, secrets, delivery, limits, wakeSenders }: WebhooksNeeds) {
  return {
    /** Sends a test message without content, whether the webhook is on or not. */
    async test(id: string): Promise<{ status: number | null; error?: string }> {
      const webhook = await getWebhook(database, id);
      await limits.spend('testOfWebhook', id);
      const message = { id: nameMessage(), body: writeBody('webhook.test', {}, clock.now()) };
      const answer = await delivery.sendNow(webhook, message);
      if (!answer) throw conflict(NO_SECRET);
      return { status: answer.status, ...(answer.error !== null && { error: answer.error }) };
    },

    async listDeliveries(id: string): Promise<WebhookDelivery[]> {
      await getWebhook(database, id);
      return (await listDeliveries(database, id, MAX_LISTED)).map(viewDelivery);
    },

    /** A receiver recognizes a message by its id: a new id means a new message to it. */
    async resend(id: string): Promise<WebhookDelivery> {
      const sent = await transact(database, async (trx) => {
        const known = requireFound(await findDelivery(trx, id), say('deliveryUnknown'));
        const webhook = await getWebhook(trx, known.webhookId);
        if (secrets.open(webhook) === undefined) throw conflict(NO_SECRET);
        if (!webhook.isOn) throw conflict(IS_OFF);
        const again = startDelivery({ ...known, webhook, now: clock.now() });
        if (known.status !== 'WAITING') {
          await insertDelivery(trx, again);
          return again;
        }
        await updateDelivery(trx, id, { nextTryAt: again.nextTryAt });
        return known;
      });
      wakeSenders();
      return viewDelivery(sent);
    },
  };
}

/** Errors of another address, or from while it was off, no longer apply. */
function editWebhook(before: StoredWebhook, { url, events, isOn = before.isOn }: WebhookEdit): StoredWebhook {
  const startsAfresh = url !== before.url || (isOn && !before.isOn);
  const staysOff = !isOn && !before.isOn;
  return {
    ...before,
    url,
    events,
    isOn,
    offReason: staysOff ? before.offReason : null,
    ...(startsAfresh && { lastSuccessAt: null, lastError: null, failingSince: null }),
  };
}

async function getWebhook(reader: Reader, id: string): Promise<StoredWebhook> {
  return requireFound(await findWebhook(reader, id), say('webhookUnknown'));
}
