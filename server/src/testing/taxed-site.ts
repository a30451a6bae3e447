import { randomUUID } from 'node:crypto';
import type { TouristTaxTermsEdit } from '@approdo/shared/contract/law/tourist-tax';
import { LONE_GUEST } from './lone-guest.ts';
import { createLosableKey, createRegisterSite } from './register-site.ts';
import type { TestSiteOptions } from './test-site-options.ts';

export const TARIFF = { from: '2026-01-01', amount: 200, maxNights: 5, exemptUnder: 12 };

/** Two euros a night from the age of twelve, for at most five nights, declared monthly. */
export const BY_NIGHT: TouristTaxTermsEdit = { mode: 'NIGHT', tariffs: [TARIFF], period: 'MONTH' };

/** In June, far enough ahead for two instalments. */
export const WEEK = { startDate: '2027-06-27', endDate: '2027-07-04' };

export const ADULT = '1980-01-01';

export type TaxedSite = Awaited<ReturnType<typeof createTaxedSite>>;

/** A site with a guest register, in a municipality whose tourist tax applies once the owner enters a tariff. */
export async function createTaxedSite(options: TestSiteOptions = {}) {
  const key = createLosableKey();
  const site = await createRegisterSite({ now: '2027-03-01T10:00:00Z', registerKeyPlace: key, ...options });
  const { client, guest } = site;
  const moneyOf = (id: string) => guest.client.money.get({ params: { id } });

  return {
    ...site,
    loseKey: key.lose,
    moneyOf,
    replaceTax: (body: TouristTaxTermsEdit) => client.touristTax.replace({ body }),

    /** Adds a stay of a week for two, unless overridden; returns its id. */
    async confirmed(change: Parameters<typeof site.request>[0] = {}) {
      const { id } = await site.request({ ...WEEK, ...change });
      await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
      return id;
    },

    /** Its instalments of the tax, as its guest sees them. */
    async taxOf(id: string) {
      const { instalments } = await moneyOf(id);
      return instalments.filter(({ kind }) => kind === 'TAX');
    },

    /** Twenty euros of the tax, paid in cash. */
    async payTax(id: string, change: { readonly amount?: number } = {}) {
      const entry = { key: randomUUID(), direction: 'IN', purpose: 'TAX', method: 'CASH', amount: 2000 } as const;
      return await client.money.enter({ params: { id }, body: { ...entry, date: site.clock.today(), ...change } });
    },

    writeBirths: (id: string, ...births: string[]) =>
      site.write(
        id,
        births.map((birthDate) => ({ ...LONE_GUEST, birthDate })),
      ),
  };
}
