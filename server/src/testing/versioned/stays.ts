import { randomUUID } from 'node:crypto';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { LONE_GUEST } from '../lone-guest.ts';
import type { RegisterSite } from '../register-site.ts';
import type { SharedThing } from './shared-thing.ts';

/** Versioned things of stays, prices, money and guests. */
export function staysOf(site: RegisterSite) {
  const { bookings, expenses, money, payouts, registerGuests } = site.owner.client;
  let made = 0;

  /** A request for a free week. */
  async function ask() {
    made += 1;
    const startDate = addDays('2027-04-03', 14 * made);
    return (await site.request({ startDate, endDate: addDays(startDate, 7) })).id;
  }

  async function confirm() {
    const params = { id: await ask() };
    await bookings.decide({ params, body: { status: 'CONFIRMED' } });
    return params;
  }

  const oneMore = (params: { id: string }) => bookings.edit({ params, body: { numberOfGuests: 3 } });
  const stay = (amount: number) => ({
    lines: [{ kind: 'STAY' as const, label: 'Soggiorno', amount }],
    reason: 'Accordo',
  });
  const parts = (deposit: number) => ({
    instalments: [
      { kind: 'DEPOSIT' as const, amount: deposit, dueDate: '2027-03-08' },
      { kind: 'BALANCE' as const, amount: 40_000 - deposit, dueDate: '2027-03-20' },
    ],
  });

  return {
    'bookings.decide': async (): Promise<SharedThing> => {
      const params = { id: await ask() };
      return {
        read: () => bookings.get({ params }),
        saveFirst: () => oneMore(params),
        save: (version) => bookings.decide({ params, body: { status: 'REJECTED' }, version }),
      };
    },
    'bookings.edit': async (): Promise<SharedThing> => {
      const params = { id: await ask() };
      return {
        read: () => bookings.get({ params }),
        saveFirst: () => oneMore(params),
        save: (version) => bookings.edit({ params, body: { numberOfGuests: 4 }, version }),
      };
    },
    'bookings.cancel': async (): Promise<SharedThing> => {
      const params = await confirm();
      return {
        read: () => bookings.get({ params }),
        saveFirst: () => oneMore(params),
        save: (version) => bookings.cancel({ params, body: {}, version }),
      };
    },
    'payouts.editStay': async (): Promise<SharedThing> => {
      made += 1;
      const named = `HA-${made}`;
      const table = [
        'Reservation ID,Payout Date,Check-in,Check-out,Gross Booking Amount,Deductions,Payout Amount,Currency',
        `${named},2027-02-01,2027-01-10,2027-01-12,100.00,5.00,95.00,USD`,
      ];
      await payouts.read({ file: new File([table.join('\n')], 'vrbo.csv'), body: {} });
      const find = async () => (await payouts.stays({ query: { year: 2027 } })).find(({ code }) => code === named);
      const params = { id: (await find())?.id ?? '' };
      const inEuros = (gross: number) => ({ euros: { gross, commission: 0, withheld: 0, paid: gross } });
      return {
        read: find,
        saveFirst: () => payouts.editStay({ params, body: inEuros(9000) }),
        save: (version) => payouts.editStay({ params, body: inEuros(9100), version }),
      };
    },
    'expenses.edit': async (): Promise<SharedThing> => {
      const spent = { day: '2027-01-10', category: 'OTHER', amount: 100 } as const;
      const { id } = await expenses.add({ body: { key: randomUUID(), ...spent } });
      return {
        read: async () => (await expenses.list({ query: { year: 2027 } })).expenses.find((one) => one.id === id),
        saveFirst: () => expenses.edit({ params: { id }, body: { amount: 200 } }),
        save: (version) => expenses.edit({ params: { id }, body: { amount: 300 }, version }),
      };
    },
    'money.setPrice': async (): Promise<SharedThing> => {
      const params = await confirm();
      return {
        read: () => money.get({ params }),
        saveFirst: () => money.setPrice({ params, body: stay(40_000) }),
        save: (version) => money.setPrice({ params, body: stay(50_000), version }),
      };
    },
    'money.setSchedule': async (): Promise<SharedThing> => {
      const params = await confirm();
      await money.setPrice({ params, body: stay(40_000) });
      return {
        read: () => money.get({ params }),
        saveFirst: () => money.setSchedule({ params, body: parts(10_000) }),
        save: (version) => money.setSchedule({ params, body: parts(20_000), version }),
      };
    },
    'registerGuests.replace': async (): Promise<SharedThing> => {
      const params = { id: await site.addStay() };
      return {
        read: () => registerGuests.get({ params }),
        saveFirst: () => registerGuests.replace({ params, body: { guests: [LONE_GUEST] } }),
        save: (version) => registerGuests.replace({ params, body: { guests: [] }, version }),
      };
    },
  };
}
