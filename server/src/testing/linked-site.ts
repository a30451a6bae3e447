import { startPortalCalendars } from './portal-calendars.ts';
import { createTestSite } from './test-site.ts';

type SiteOptions = Parameters<typeof createTestSite>[0];

type ChannelChange = {
  readonly kind?: 'AIRBNB' | 'BOOKING' | 'CALENDAR' | 'OTHER';
  readonly edges?: 'SKIP' | 'TAKE';
  readonly endMeans?: 'CHECKOUT' | 'LAST_NIGHT';
};

export type LinkedSite = Awaited<ReturnType<typeof createLinkedSite>>;

/** A site with an admin and a guest signed in, and simulated portals. */
export async function createLinkedSite(options: SiteOptions = {}) {
  const feeds = await startPortalCalendars();
  const site = await createTestSite({ trustedHosts: [feeds.host], ownerEmail: 'casa@example.com', ...options });
  const { client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const { client: guest } = await site.signIn();

  return {
    ...site,
    feeds,
    admin,
    guest,

    /** Adds a channel for a named calendar. */
    async link(name: string, change: ChannelChange = {}) {
      site.clock.advance(1000);
      return await admin.channels.create({
        body: { name, kind: 'OTHER', importUrl: feeds.addressOf(name), ...change },
      });
    },

    /** Reads all channels, a quarter of an hour later, as the timer does. */
    async readAll(): Promise<void> {
      site.clock.advance(15 * 60_000);
      await site.app.channels.readDue();
    },

    async takenDays(): Promise<string[]> {
      const rows = await site.database.selectFrom('occupied_days').select('day').orderBy('day').execute();
      return rows.map(({ day }) => day);
    },

    async close(): Promise<void> {
      await site.close();
      await feeds.close();
    },
  };
}
