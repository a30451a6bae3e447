import { createLettingSite } from './letting-site.ts';
import { startPushService } from './push-service.ts';

type SiteOptions = Parameters<typeof createLettingSite>[0];

export type NotifiedSite = Awaited<ReturnType<typeof createNotifiedSite>>;

/** A letting site whose owner gets push notices through a simulated push service. */
export async function createNotifiedSite(options: SiteOptions = {}) {
  const service = await startPushService();
  const site = await createLettingSite({ pushHosts: [service.host], ...options });
  const phone = service.subscribe('telefono');
  const device = await site.owner.client.push.add({
    body: { subscription: phone.subscription, name: 'Il mio telefono' },
  });

  return {
    ...site,
    service,
    phone,
    device,
    listDevices: async () => (await site.owner.client.push.get()).devices,

    /** The notices that the telephone gets during the work. */
    async notificationsDuring(work: () => unknown) {
      const before = phone.messages().length;
      await work();
      await site.app.pushWorker.sendDue();
      return phone.messages().slice(before);
    },

    /** The queued notices. */
    waiting: () => site.database.selectFrom('push_outbox').selectAll().execute(),

    async close(): Promise<void> {
      await site.close();
      await service.close();
    },
  };
}
