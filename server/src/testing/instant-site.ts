import type { InstantRules } from '@approdo/shared/domain/prices/instant';
import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { startCardProvider } from './card-provider.ts';
import { aStayRequest } from './factories.ts';
import { createLettingSite } from './letting-site.ts';

type SiteOptions = NonNullable<Parameters<typeof createLettingSite>[0]>;

const ACCOUNT = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' };

export type InstantSite = Awaited<ReturnType<typeof createInstantSite>>;

/** A letting site with card payments (simulated) and transfers, with instant booking within the owner's conditions. */
export async function createInstantSite(rules: Partial<InstantRules> = {}, options: SiteOptions = {}) {
  let now = () => new Date(options.now ?? '2027-03-01T10:00:00Z');
  const provider = await startCardProvider({ now: () => now() });
  const site = await createLettingSite({ stripe: provider, ...options });
  now = site.clock.now;
  const { client: owner } = site.owner;
  await owner.paymentSettings.replace({ body: ACCOUNT });
  await setRules(rules);

  async function setRules(change: Partial<InstantRules>): Promise<void> {
    await owner.priceRules.replace({ body: { instant: { ...initialInstantRules, isOn: true, ...change } } });
  }

  type Change = Parameters<typeof aStayRequest>[0];

  /** Requests an instant booking of a stay, at its current price. */
  async function book(change: Change = {}, { client } = site.guest) {
    const body = aStayRequest(change);
    const { startDate, endDate, numberOfGuests, code = '' } = body;
    const guests = String(numberOfGuests);
    const { total } = await client.rates.quote({ query: { startDate, endDate, guests, ...(code && { code }) } });
    return await client.bookings.request({ body: { ...body, instant: true, expectedTotal: total } });
  }

  return {
    ...site,
    provider,
    setRules,
    book,

    /** The payment page, opened by the guest. */
    async checkout(id: string) {
      await site.guest.client.cardPayments.checkout({ params: { id }, body: { purpose: 'STAY' } });
      const session = provider.sessions.at(-1);
      if (!session) throw new Error('no page was opened');
      return session;
    },

    /** Sends the provider's event that it was paid. */
    async pay(session: (typeof provider.sessions)[number]): Promise<void> {
      await provider.deliver(site.origin, provider.paid(session));
    },

    bookingOf: (id: string) => owner.bookings.get({ params: { id } }),
    kindsOf: async (work: () => unknown) =>
      (await site.mailOf(work)).map(({ subject, to }) => `${to.address} ${subject}`),

    async close(): Promise<void> {
      await site.close();
      await provider.close();
    },
  };
}
