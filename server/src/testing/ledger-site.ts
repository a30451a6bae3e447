import { randomUUID } from 'node:crypto';
import type { newEntry } from '@approdo/shared/contract/money/ledger-entry';
import type { z } from 'zod';
import { aStayRequest } from './factories.ts';
import { createTestSite } from './test-site.ts';

const STAY = { startDate: '2027-06-27', endDate: '2027-07-04', linen: true } as const;

/** The start day of its clock. */
export const TODAY = '2027-03-01';

type Entry = z.input<typeof newEntry>;

export type LedgerSite = Awaited<ReturnType<typeof createLedgerSite>>;

/** A site with its owner and a guest signed in, with helpers to request, confirm and pay stays. */
export async function createLedgerSite() {
  const site = await createTestSite({ ownerEmail: 'casa@example.com', offers: ['de'] });
  const { client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const { client: guest } = await site.signIn();

  async function request(change: object = {}) {
    return await guest.bookings.request({ body: { ...aStayRequest(), ...STAY, ...change } });
  }

  return {
    ...site,
    admin,
    guest,
    request,

    /** Adds a confirmed stay; returns its id. */
    async confirmed(change: object = {}): Promise<string> {
      const { id } = await request(change);
      await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
      return id;
    },

    /** Records a payment of 100 euros by transfer, unless overridden. */
    entered(id: string, change: Partial<Entry> = {}) {
      const body: Entry = {
        key: randomUUID(),
        direction: 'IN',
        purpose: 'STAY',
        amount: 10_000,
        method: 'BANK',
        date: TODAY,
        ...change,
      };
      return admin.money.enter({ params: { id }, body });
    },

    moneyOf: (id: string) => admin.money.get({ params: { id } }),
  };
}
