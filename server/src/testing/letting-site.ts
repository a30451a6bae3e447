import { aStayRequest } from './factories.ts';
import { createTestSite } from './test-site.ts';

type SiteOptions = Parameters<typeof createTestSite>[0];

export type LettingSite = Awaited<ReturnType<typeof createLettingSite>>;

/** A site whose owner is written to, with her and a guest signed in, and what the two do most. */
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

    /** The id of a request that the owner has decided on. */
    async decided(status: 'CONFIRMED' | 'REJECTED'): Promise<string> {
      const { id } = await request();
      await owner.client.bookings.decide({ params: { id }, body: { status } });
      return id;
    },

    /** The mail that the work leads to, and no other. */
    async mailOf(work: () => unknown) {
      await site.deliverMail();
      site.sent.length = 0;
      await work();
      return [...(await site.deliverMail())];
    },
  };
}
