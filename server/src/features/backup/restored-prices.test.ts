import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DataDirSite, owner, startDataDirSite } from '../../testing/data-dir-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: DataDirSite;
beforeEach(async () => {
  site = await startDataDirSite();
});
afterEach(() => site.close());

const DOG = { name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 0, isOn: true } as const;
const YEAR = { seasons: [{ from: '01-01', to: '12-31', weeklyPrice: 777 }], cleaningFee: 45, linenFee: 20 };

it('a restore brings back lists, rules, exceptions and extras, and what stays took of them', async () => {
  const { client } = await site.signIn();
  const year = new Date().getFullYear() + 1;
  await client.rates.replaceYear({ params: { year }, body: YEAR });
  const exception = { startDate: `${year}-09-10`, endDate: `${year}-09-12`, label: 'Regata', weeklyPrice: 1400 };
  const { extras } = await client.priceRules.replace({
    body: { exceptions: [exception], childAge: 3, linenPer: 'PERSON', extras: [DOG] },
  });
  const [dog] = extras;
  const booking = await client.bookings.enterByHand({
    body: {
      key: 'c3b7c6f0-7c1c-4b56-9a5e-3f7b5a0c1d2e',
      startDate: `${year}-06-12`,
      endDate: `${year}-06-19`,
      guestName: 'Ugo',
      numberOfGuests: 2,
      children: 1,
      extras: [{ id: dog?.id ?? '', quantity: 2 }],
    },
  });
  const before = {
    lists: await client.rates.years(),
    rules: await client.priceRules.get(),
    money: await client.money.get({ params: { id: booking.id } }),
  };
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  await client.priceRules.replace({ body: { exceptions: [], childAge: null, linenPer: 'STAY', extras: [] } });
  await client.rates.removeYear({ params: { year } });
  await client.bookings.chooseExtras({ params: { id: booking.id }, body: { extras: [] } });

  await client.backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });
  const { client: after } = await site.signIn();
  expect({
    lists: await after.rates.years(),
    rules: await after.priceRules.get(),
    money: await after.money.get({ params: { id: booking.id } }),
  }).toEqual(before);
  const restored = await after.bookings.get({ params: { id: booking.id } });
  expect(restored).toMatchObject({ children: 1, extras: [{ id: dog?.id, name: 'Cane', quantity: 2 }] });
});
