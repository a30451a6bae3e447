import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { LONE_GUEST } from '../lone-guest.ts';
import type { RegisterSite } from '../register-site.ts';
import type { SharedThing } from './shared-thing.ts';

/** Versioned things of stays, prices and guests. */
export function staysOf(site: RegisterSite) {
  const { bookings, money, registerGuests } = site.owner.client;
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
