import { aStayRequest } from './factories.ts';
import { createTestSite } from './test-site.ts';

type SiteOptions = Parameters<typeof createTestSite>[0];

export type LettingSite = Awaited<ReturnType<typeof createLettingSite>>;

/** A site with an owner's mail address, owner and guest signed in, and helpers for their common actions. */
export async function createLettingSite(options: SiteOptions = {}) {
  const site = await createTestSite({ ownerEmail: 'padrona@example.it', ...options });
  const owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const guest = await site.signIn();

  async function request(change: Parameters<typeof aStayRequest>[0] = {}) {
    return await guest.client.bookings.request({ body: aStayRequest(change) });
  }

  return {
    ...site,
    owner,
    guest,
    request,

    /** Adds a request and the owner's decision; returns its id. */
    async decided(status: 'CONFIRMED' | 'REJECTED'): Promise<string> {
      const { id } = await request();
      await owner.client.bookings.decide({ params: { id }, body: { status } });
      return id;
    },

    /** The mail that is sent during the work. */
    async mailOf(work: () => unknown) {
      await site.deliverMail();
      site.sent.length = 0;
      await work();
      return [...(await site.deliverMail())];
    },
  };
}
