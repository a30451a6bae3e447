import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createArchiveHasher } from '../../../testing/archive-hasher.ts';
import { archiveOfStep, stepBefore } from '../../../testing/archive-of-step.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: DataDirSite;
beforeEach(async () => {
  site = await startDataDirSite({ hasher: createArchiveHasher() });
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

const LISTS = `insert into price_lists (valid_from, cleaning_fee, linen_fee) values (2028, 45, 25);
  insert into seasons (valid_from, from_day, to_day, weekly_price, nightly_price, by_night)
    values (2028, '01-01', '12-31', 777, 111, 1);
  insert into price_exceptions (start_date, end_date, label, weekly_price) values ('2027-09-10', '2027-09-12', 'Regata', 1400);
  insert into price_rules (only_row, rules) values (1, '${JSON.stringify(settingsBefore052())}')`;
const EXTRAS = `${LISTS};
  insert into price_extras (id, position, name, price, per, max, until_days, is_on)
    values ('dog', 1, 'Cane', 500, 'NIGHT', 2, 3, 1);
  insert into booking_extras (booking_id, position, extra_id, name, names, price, per, quantity)
    select id, 1, 'dog', 'Cane', '{}', 500, 'NIGHT', 2 from bookings where guest_name = 'Ada Rossi';
  update bookings set children = 1 where guest_name = 'Ada Rossi'`;

/** Rules as stored before there were linen per person and instant confirmation. */
function settingsBefore052(): object {
  const { exceptions: _, linenPer: _per, linenUntilDays: _until, instant: _instant, ...settings } = initialPriceRules;
  return { ...settings, childAge: 6 };
}

describe('an archive of a former program', () => {
  it.each([
    ['0.1.0', undefined, '', { lists: 1, exceptions: 0, childAge: null, extras: 0 }],
    ['before there were lists by year', '051-price-lists', '', { lists: 1, exceptions: 0, childAge: null, extras: 0 }],
    ['before there were extras', '052-keep-extras', LISTS, { lists: 2, exceptions: 1, childAge: 6, extras: 0 }],
    ['before there were codes', '053-take-codes', EXTRAS, { lists: 2, exceptions: 1, childAge: 6, extras: 1 }],
  ] as const)(
    'from %s has what it had in the place of what is set, and the defaults of what it did not know',
    async (_, step, sql, expected) => {
      const { client } = await site.signIn();
      await client.rates.replaceYear({ params: { year: new Date().getFullYear() + 2 }, body: YEAR });
      await client.priceRules.replace({
        body: { childAge: 3, show: 'CALENDAR', extras: [DOG, { ...DOG, name: 'Gatto' }] },
      });
      await client.discountCodes.create({ body: { code: 'AMICI', percent: 12 } });

      const archive = await archiveOfStep(step && stepBefore(step), sql);
      const backup = await client.backup.upload({ file: new Blob([new Uint8Array(archive)]) });
      await client.backup.restore({ params: { id: backup.id }, body: { password: owner.password } });

      const { client: after } = await site.signIn();
      const { exceptions, extras, childAge, version: _version, ...rules } = await after.priceRules.get();
      const lists = (await after.rates.years()).length;
      expect({ lists, exceptions: exceptions.length, childAge, extras: extras.length }).toEqual(expected);
      const { exceptions: _none, childAge: _age, ...initial } = initialPriceRules;
      expect(rules).toEqual(initial);
      expect(await after.discountCodes.list()).toEqual([]);
      const ada = (await after.bookings.list()).find(({ guestName }) => guestName === 'Ada Rossi');
      expect(ada?.extras ?? []).toHaveLength(expected.extras);
      expect(ada?.isInstant).toBeUndefined();
      const query = { startDate: '2028-06-12', endDate: '2028-06-19', linen: 'true' } as const;
      const { lines } = await after.rates.quote({ query });
      expect(lines[0]?.amount).toBe(expected.lists === 2 ? 777_00 : lines[0]?.amount);
      expect(lines.map(({ label }) => label).slice(-2)).toEqual(['Pulizia finale', 'Biancheria e asciugamani']);
    },
  );
});
