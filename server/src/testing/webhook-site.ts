import { WEBHOOK_EVENTS, type WebhookEvent } from '@approdo/shared/domain/accounts/webhook-event';
import { createLettingSite } from './letting-site.ts';
import { startWebhookListener } from './webhook-listener.ts';

type SiteOptions = Parameters<typeof createLettingSite>[0];

export type WebhookSite = Awaited<ReturnType<typeof createWebhookSite>>;

/** A letting site that tells another program, which stands in. */
export async function createWebhookSite(options: SiteOptions = {}) {
  const listener = await startWebhookListener();
  const site = await createLettingSite({ webhookHosts: [listener.host], ...options });
  const { webhooks } = site.owner.client;

  /** A program that listens at an address of its own, and is linked. */
  async function link(name: string, events: readonly WebhookEvent[] = WEBHOOK_EVENTS) {
    const program = listener.open(name);
    const { secret, ...webhook } = await webhooks.add({ body: { url: program.url, events: [...events] } });
    program.believe(secret);
    return { ...program, secret, webhook, params: { id: webhook.id } };
  }

  const program = await link('casa');
  return {
    ...site,
    listener,
    link,
    program,
    webhooks,
    list: () => webhooks.list(),
    deliveries: (params = program.params) => webhooks.deliveries({ params }),
    sendDue: () => site.app.webhookWorker.sendDue(),

    /** What the program is told of while the work is done, and no other. */
    async toldOf(work: () => unknown) {
      const before = program.messages().length;
      await work();
      await site.app.webhookWorker.sendDue();
      return program.messages().slice(before);
    },

    /** By the form, as anybody may. */
    writeToOwner: () =>
      site.anyone.contact.send({
        body: { name: 'Ugo Neri', email: 'ugo@example.com', message: 'Avete posto?', privacyAccepted: true },
      }),

    async close(): Promise<void> {
      await site.close();
      await listener.close();
    },
  };
}
