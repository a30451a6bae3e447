import { WEBHOOK_EVENTS, type WebhookEvent } from '@approdo/shared/domain/accounts/webhook-event';
import { createLettingSite } from './letting-site.ts';
import { startWebhookListener } from './webhook-listener.ts';

type SiteOptions = Parameters<typeof createLettingSite>[0];

export type WebhookSite = Awaited<ReturnType<typeof createWebhookSite>>;

/** A letting site with webhooks to a simulated program. */
export async function createWebhookSite(options: SiteOptions = {}) {
  const listener = await startWebhookListener();
  const site = await createLettingSite({ webhookHosts: [listener.host], ...options });
  const { webhooks } = site.owner.client;

  /** Links a new address of the program. */
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

    /** The webhooks that the program gets during the work. */
    async webhooksDuring(work: () => unknown) {
      const before = program.messages().length;
      await work();
      await site.app.webhookWorker.sendDue();
      return program.messages().slice(before);
    },

    /** Sends the contact form. */
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
