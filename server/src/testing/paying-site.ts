import { startCardProvider } from './card-provider.ts';
import { createLettingSite } from './letting-site.ts';

type SiteOptions = Parameters<typeof createLettingSite>[0];

export type PayingSite = Awaited<ReturnType<typeof createPayingSite>>;

/** A letting site with simulated card payments, and a confirmed stay with 181.71 and 424.00 due. */
export async function createPayingSite(options: SiteOptions = {}) {
  let now = () => new Date(options?.now ?? '2027-03-01T10:00:00Z');
  const provider = await startCardProvider({ now: () => now() });
  const site = await createLettingSite({ stripe: provider, ...options });
  now = site.clock.now;
  const params = { id: '' };
  const { owner, guest } = site;
  const stay = await site.request({ startDate: '2027-06-27', endDate: '2027-07-04', linen: true });
  params.id = stay.id;
  await owner.client.bookings.decide({ params, body: { status: 'CONFIRMED' } });

  /** A new payment page for the amount due. */
  async function open(purpose: 'STAY' | 'SECURITY' | 'TAX' = 'STAY') {
    await guest.client.cardPayments.checkout({ params, body: { purpose } });
    const session = provider.sessions.at(-1);
    if (!session) throw new Error('no page was opened');
    return session;
  }

  return {
    ...site,
    provider,
    params,
    open,
    moneyOf: () => owner.client.money.get({ params }),
    deliver: (...[event, how]: [Parameters<typeof provider.deliver>[1], Parameters<typeof provider.deliver>[2]?]) =>
      provider.deliver(site.origin, event, how),

    /** Pays a page and sends its event; returns the resulting entry. */
    async pay() {
      const session = await open();
      await provider.deliver(site.origin, provider.paid(session));
      const { entries } = await owner.client.money.get({ params });
      const entry = entries.at(-1);
      if (!entry) throw new Error('nothing was written down');
      return { session, entry };
    },

    listWarnings: async () => (await owner.client.cardPayments.standing()).warnings,

    async close(): Promise<void> {
      await site.close();
      await provider.close();
    },
  };
}
