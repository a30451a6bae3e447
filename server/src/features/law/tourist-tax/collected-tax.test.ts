import { randomUUID } from 'node:crypto';
import type { TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { vectors } from '@approdo/shared/domain/law/tax/testing/tax-vectors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { ADULT, BY_NIGHT, createTaxedSite, TARIFF, type TaxedSite, WEEK } from '../../../testing/taxed-site.ts';

let site: TaxedSite;
beforeEach(async () => {
  site = await createTaxedSite();
});
afterEach(() => site.close());

type Tariff = TouristTaxTerms['tariffs'][number];
type Stayed = { readonly dates: typeof WEEK; readonly births: readonly string[]; readonly tariffs: readonly Tariff[] };
type Example = readonly [string, Stayed['dates'], Stayed['births'], Stayed['tariffs'], number];

describe('what a stay of the site owes', () => {
  const SEASON = { from: '2026-01-01', season: { from: '06-01', to: '09-30' }, amount: 150 };
  const NEW_YEAR = [
    { from: '2026-01-01', amount: 100 },
    { from: '2028-01-01', amount: 250 },
  ];
  const BEFORE_SEASON = { startDate: '2027-05-28', endDate: '2027-06-04' };
  const examples: readonly Example[] = [
    ['a child of nine', WEEK, [ADULT, ADULT, '2018-01-01'], [TARIFF], 2000],
    ['before the season', BEFORE_SEASON, [ADULT, ADULT], [SEASON], 900],
    ['at most five nights', BEFORE_SEASON, [ADULT, ADULT], [{ ...SEASON, maxNights: 5 }], 300],
    ['a twelfth birthday', { startDate: '2027-07-04', endDate: '2027-07-06' }, ['2015-07-04'], [TARIFF], 400],
    ['a new year', { startDate: '2027-12-30', endDate: '2028-01-02' }, [ADULT, ADULT], NEW_YEAR, 900],
  ];
  // Bands depend on the price, which every stay with instalments has.
  const ofLaw = vectors.touristTax.filter(({ id }) => id !== 'band-without-price');

  const enterByHand = () =>
    site.client.bookings.enterByHand({
      body: {
        ...{ key: randomUUID(), guestName: 'Ugo', numberOfGuests: 2, total: 50_000 },
        ...{ startDate: '2027-09-04', endDate: '2027-09-11' },
      },
    });

  const taxOfHand = async (id: string) =>
    (await site.client.money.get({ params: { id } })).instalments.filter(({ kind }) => kind === 'TAX');

  async function expectRequested({ dates, births, tariffs }: Stayed, amount: number) {
    await site.replaceTax({ mode: 'NIGHT', tariffs: [...tariffs] });
    const id = await site.confirmed({ ...dates, numberOfGuests: births.length });
    const lines = [{ kind: 'CLEANING' as const, label: 'Pulizia', amount: 100 }];
    await site.client.money.setPrice({ params: { id }, body: { lines, reason: 'Prova' } });
    await site.writeBirths(id, ...births);
    const requested = await site.taxOf(id);
    expect(requested.map((part) => [part.amount, part.isEstimate])).toEqual(amount === 0 ? [] : [[amount, undefined]]);
  }

  it.each(examples)('is asked for as the law’s examples have it: %s', async (_, dates, births, tariffs, amount) => {
    await expectRequested({ dates, births, tariffs }, amount);
  });

  it.each(ofLaw)('is asked for as its vectors have it: $id', async ({ stay, guests, tariffs, is }) => {
    await site.close();
    site = await createTaxedSite({ now: '2026-01-15T10:00:00Z' });
    const { startDate, endDate } = stay;
    const births = guests.map(({ birthDate }) => birthDate);
    await expectRequested({ dates: { startDate, endDate }, births, tariffs: tariffs as readonly Tariff[] }, is.amount);
  });

  it('is an instalment beside the price, due with the balance, an estimate until its guests are written', async () => {
    await site.replaceTax(BY_NIGHT);
    const id = await site.confirmed();
    const { price, instalments } = await site.moneyOf(id);
    expect(price?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price?.total);
    const balance = instalments.find(({ kind }) => kind === 'BALANCE');
    expect(instalments.at(-1)).toEqual({
      kind: 'TAX',
      amount: 2000,
      dueDate: balance?.dueDate,
      paid: 0,
      state: 'DUE',
      isEstimate: true,
    });
    await site.writeBirths(id, ADULT, ADULT, '2020-01-01');
    expect(await site.taxOf(id)).toEqual([
      { kind: 'TAX', amount: 2000, dueDate: balance?.dueDate, paid: 0, state: 'DUE' },
    ]);
  });

  it('is by bands of what its nights cost', async () => {
    const bands = [
      { upTo: 3000, amount: 100 },
      { upTo: null, amount: 300 },
    ];
    await site.replaceTax({ mode: 'BANDS', tariffs: [{ from: '2026-01-01', bands }] });
    const id = await site.confirmed();
    const [before] = await site.taxOf(id);
    const lines = (amount: number) => [{ kind: 'STAY' as const, label: 'Soggiorno', amount }];
    await site.client.money.setPrice({ params: { id }, body: { lines: lines(42_000), reason: 'Sconto' } });
    expect((await site.taxOf(id)).map(({ amount }) => amount)).toEqual([1400]);
    await site.client.money.setPrice({ params: { id }, body: { lines: lines(42_001), reason: 'Errore' } });
    expect((await site.taxOf(id)).map(({ amount }) => amount)).toEqual([4200]);
    expect(before?.amount).toBe(4200);
  });

  it('waits with all the rest for a price that is to be agreed on', async () => {
    await site.replaceTax(BY_NIGHT);
    const id = await site.confirmed({ endDate: '2027-06-29' });
    expect(await site.taxOf(id)).toEqual([]);
    const lines = [{ kind: 'STAY' as const, label: 'Due notti', amount: 20_000 }];
    await site.client.money.setPrice({ params: { id }, body: { lines } });
    expect((await site.taxOf(id)).map(({ amount }) => amount)).toEqual([800]);
  });

  it('is asked of a stay that the owner entered as of one of the site, and follows it', async () => {
    await site.replaceTax(BY_NIGHT);
    const byHand = await enterByHand();
    const amounts = async () => (await taxOfHand(byHand.id)).map(({ amount }) => amount);
    const { instalments } = await site.client.money.get({ params: { id: byHand.id } });
    const balance = instalments.find(({ kind }) => kind === 'BALANCE');
    expect(await taxOfHand(byHand.id)).toMatchObject([{ amount: 2000, isEstimate: true, dueDate: balance?.dueDate }]);
    await site.writeBirths(byHand.id, ADULT);
    expect(await amounts()).toEqual([1000]);
    await site.replaceTax({ tariffs: [{ ...TARIFF, amount: 400 }] });
    expect(await amounts()).toEqual([2000]);
    await site.replaceTax({ isCollected: false });
    expect(await amounts()).toEqual([]);
    await site.replaceTax({ isCollected: true });
    expect(await amounts()).toEqual([2000]);
  });

  it('is not asked of a guest who waits for an answer, nor of stays that were added to the register', async () => {
    await site.replaceTax(BY_NIGHT);
    const waiting = await site.request(WEEK);
    expect(await site.taxOf(waiting.id)).toEqual([]);
    const added = await site.addStay();
    await site.writeBirths(added, ADULT);
    expect(await site.database.selectFrom('instalments').select('kind').where('kind', '=', 'TAX').execute()).toEqual(
      [],
    );
    expect(await site.client.touristTax.report({ query: { period: '2027-03' } })).toMatchObject({ due: 1000 });
  });
});

describe('while it is not paid it follows', () => {
  let id: string;
  beforeEach(async () => {
    await site.replaceTax(BY_NIGHT);
    id = await site.confirmed();
  });
  const amounts = async () => (await site.taxOf(id)).map(({ amount }) => amount);

  it('the guests of the register, whoever writes them', async () => {
    await site.writeBirths(id, ADULT, ADULT, ADULT);
    expect(await amounts()).toEqual([3000]);
    await site.writeBirths(id, '2020-01-01');
    expect(await amounts()).toEqual([]);
    const { url } = await site.client.registerStays.makeLink({ params: { id } });
    const token = url.split('#')[1] ?? '';
    const { version, notice } = await site.anyone.checkIn.open({ body: { token } });
    const { role: _, ...own } = LONE_GUEST;
    const sent = { token, version, party: 'ALONE', guests: [own], noticeVersion: notice.version } as const;
    await site.anyone.checkIn.save({ body: { ...sent, guests: [own] } });
    expect(await site.taxOf(id)).toMatchObject([{ amount: 1000 }]);
  });

  it('dates, and the number of guests of whom nobody has written', async () => {
    await site.client.bookings.edit({ params: { id }, body: { startDate: '2027-07-01', endDate: '2027-07-04' } });
    expect(await amounts()).toEqual([1200]);
    await site.client.bookings.edit({ params: { id }, body: { numberOfGuests: 1 } });
    expect(await amounts()).toEqual([600]);
  });

  it('days of a guest that fall outside as the stay moves', async () => {
    await site.write(id, [{ ...LONE_GUEST, arrival: '2027-07-02' }]);
    expect(await amounts()).toEqual([400]);
    await site.client.bookings.edit({ params: { id }, body: { endDate: '2027-07-01' } });
    expect(await amounts()).toEqual([800]);
  });

  it('tariffs, and whether it is asked for here', async () => {
    const { instalments: before } = await site.moneyOf(id);
    await site.replaceTax({ tariffs: [{ ...TARIFF, amount: 250 }] });
    expect(await amounts()).toEqual([2500]);
    await site.replaceTax({ isCollected: false });
    expect(await amounts()).toEqual([]);
    await site.replaceTax({ isCollected: true, tariffs: [TARIFF] });
    expect((await site.moneyOf(id)).instalments).toEqual(before);
    await site.replaceTax({ mode: 'NONE' });
    expect(await amounts()).toEqual([]);
  });

  it('the balance to its day as the stay moves, and stays where the owner sets the instalments', async () => {
    await site.client.bookings.edit({ params: { id }, body: { startDate: '2027-08-01', endDate: '2027-08-08' } });
    const { instalments, price } = await site.moneyOf(id);
    const [tax] = await site.taxOf(id);
    expect(tax?.dueDate).toBe(instalments.find(({ kind }) => kind === 'BALANCE')?.dueDate);
    const whole = [{ kind: 'BALANCE' as const, amount: price?.total ?? 0, dueDate: '2027-07-20' }];
    await site.client.money.setSchedule({ params: { id }, body: { instalments: whole } });
    expect(await site.taxOf(id)).toEqual([tax]);
  });

  it('nothing where the key of the register is missing, and all once it is back', async () => {
    await site.writeBirths(id, ADULT, ADULT, ADULT);
    const written = (await site.client.registerKey.show()).key;
    site.loseKey();
    await site.replaceTax({ tariffs: [{ ...TARIFF, amount: 400 }] });
    await site.client.bookings.edit({ params: { id }, body: { endDate: '2027-06-30' } });
    expect(await amounts()).toEqual([3000]);
    await site.client.registerKey.enter({ body: { key: written } });
    expect(await amounts()).toEqual([3600]);
  });

  it('nobody any more where the register begins anew', async () => {
    await site.writeBirths(id, ADULT, ADULT, ADULT);
    site.loseKey();
    await site.client.registerKey.renew({ body: { confirm: 'RICOMINCIA' } });
    expect(await site.taxOf(id)).toMatchObject([{ amount: 2000, isEstimate: true }]);
  });
});

describe('what was paid of it', () => {
  let id: string;
  beforeEach(async () => {
    await site.replaceTax(BY_NIGHT);
    id = await site.confirmed();
  });

  it('stays, whatever is counted later, and is what was collected', async () => {
    await site.payTax(id);
    const paid = [{ kind: 'TAX', amount: 2000, paid: 2000, state: 'PAID', dueDate: expect.any(String) }];
    expect(await site.taxOf(id)).toEqual(paid);
    await site.writeBirths(id, ADULT, ADULT, ADULT);
    await site.replaceTax({ tariffs: [{ ...TARIFF, amount: 400 }] });
    expect(await site.taxOf(id)).toEqual(paid);
    const report = { query: { period: '2027-07' } };
    expect(await site.client.touristTax.report(report)).toMatchObject({ due: 6000, collected: 2000 });
    await site.replaceTax({ mode: 'NONE' });
    expect(await site.taxOf(id)).toEqual(paid);
    expect(await site.client.touristTax.report(report)).toMatchObject({ due: 0, collected: 2000 });
  });

  it('beyond its instalment is to be given back, unless more is owed by then', async () => {
    await site.payTax(id, { amount: 2600 });
    const credits = async () => (await site.client.money.due()).credits;
    const credit = { bookingId: id, kind: 'TAX', amount: 600, dueDate: null };
    expect(await site.moneyOf(id)).toMatchObject({ credit: 0, taxCredit: 600 });
    expect(await credits()).toMatchObject([credit]);
    await site.writeBirths(id, ADULT, ADULT, ADULT);
    expect(await site.taxOf(id)).toMatchObject([{ amount: 2600, paid: 2600, state: 'PAID' }]);
    expect(await credits()).toEqual([]);
    expect(await site.moneyOf(id)).not.toHaveProperty('taxCredit');
    await site.payTax(id, { amount: 100 });
    expect(await credits()).toMatchObject([{ ...credit, amount: 100 }]);
    await site.client.bookings.cancel({ params: { id }, body: {} });
    expect(await credits()).toMatchObject([{ kind: 'CREDIT', amount: 2700 }]);
  });

  it('is no credit where it is not asked for here', async () => {
    await site.replaceTax({ isCollected: false });
    await site.payTax(id);
    expect(await site.moneyOf(id)).not.toHaveProperty('taxCredit');
    expect((await site.client.money.due()).credits).toEqual([]);
  });

  it('in part stays in part: the rest follows', async () => {
    await site.payTax(id, { amount: 500 });
    await site.writeBirths(id, ADULT, ADULT, ADULT);
    expect(await site.taxOf(id)).toMatchObject([{ amount: 3000, paid: 500, state: 'PARTLY' }]);
    await site.replaceTax({ mode: 'NONE' });
    expect(await site.taxOf(id)).toMatchObject([{ amount: 500, paid: 500, state: 'PAID' }]);
  });

  it('and undone is asked for as it is owed by then', async () => {
    const { id: entry } = await site.payTax(id);
    await site.writeBirths(id, ADULT, ADULT, ADULT);
    await site.client.money.reverse({ params: { id: entry }, body: { reason: 'Errore' } });
    expect(await site.taxOf(id)).toMatchObject([{ amount: 3000, paid: 0 }]);
  });

  it('while it is made anew is not lost', async () => {
    await Promise.all([
      site.payTax(id, { amount: 700 }),
      site.writeBirths(id, ADULT, ADULT, ADULT),
      site.payTax(id, { amount: 300 }),
      site.replaceTax({ tariffs: [{ ...TARIFF, amount: 300 }] }),
    ]);
    expect(await site.taxOf(id)).toMatchObject([{ amount: 4500, paid: 1000, state: 'PARTLY' }]);
    expect(await site.client.touristTax.report({ query: { period: '2027-07' } })).toMatchObject({ collected: 1000 });
  });

  it('comes back whole where the stay is called off, and nothing is asked for any more', async () => {
    await site.payTax(id);
    await site.client.bookings.cancel({ params: { id }, body: {} });
    expect(await site.taxOf(id)).toEqual([]);
    expect(await site.client.money.refundSuggestion({ params: { id }, query: {} })).toMatchObject({ tax: 2000 });
    await site.replaceTax({ tariffs: [{ ...TARIFF, amount: 400 }] });
    expect(await site.client.touristTax.report({ query: { period: '2027-07' } })).toMatchObject({ due: 0 });
  });

  it('changes nothing of what the owner was about to write', async () => {
    const { version } = await site.client.money.get({ params: { id } });
    await site.writeBirths(id, ADULT);
    const body = { lines: [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 50_000 }], reason: 'Sconto' };
    const after = await site.client.money.setPrice({ params: { id }, body, version: version ?? '' });
    expect(after.instalments.map(({ amount }) => amount)).toEqual([15_000, 35_000, 1000]);
  });
});

describe('where it begins to be asked for late', () => {
  it('is due as soon as can be expected, and of a stay that is over nothing is asked', async () => {
    const id = await site.confirmed({ startDate: '2027-03-13', endDate: '2027-03-20' });
    site.clock.advance(8 * 86_400_000);
    await site.later(0);
    await site.replaceTax(BY_NIGHT);
    expect(await site.taxOf(id)).toMatchObject([{ dueDate: '2027-03-12', state: 'DUE' }]);
    await site.replaceTax({ mode: 'NONE' });
    await site.later(13 * 86_400_000);
    await site.replaceTax(BY_NIGHT);
    expect(await site.taxOf(id)).toEqual([]);
  });
});
