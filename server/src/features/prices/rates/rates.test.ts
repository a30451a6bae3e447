import { initialRates } from '@approdo/shared/domain/prices/rates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ now: '2026-01-15T10:00:00Z' });
});
afterEach(() => site.close());

async function signInOwner() {
  return (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
}

function quote(startDate: string, endDate: string, linen?: 'true' | 'false') {
  return site.anyone.rates.quote({ query: { startDate, endDate, linen } });
}

describe('the price list', () => {
  it('is the one of the property at first', async () => {
    expect(await site.anyone.rates.get()).toEqual({ ...initialRates, version: expect.any(String) });
  });

  it('keeps what a change leaves out', async () => {
    const owner = await signInOwner();
    expect(await owner.rates.replace({ body: { cleaningFee: 45 } })).toMatchObject({
      ...initialRates,
      cleaningFee: 45,
    });
    const seasons = [
      { from: '07-01', to: '12-31', weeklyPrice: 700 },
      { from: '01-01', to: '06-30', weeklyPrice: 0 },
    ];
    expect(await owner.rates.replace({ body: { seasons } })).toMatchObject({
      ...initialRates,
      cleaningFee: 45,
      seasons: seasons.toReversed(),
    });
    expect(await site.anyone.rates.get()).toMatchObject({ cleaningFee: 45, seasons: seasons.toReversed() });
  });

  it.each([
    [
      'a gap',
      [
        { from: '01-01', to: '02-28' },
        { from: '03-01', to: '12-31' },
      ],
      /29\/02/,
    ],
    [
      'an overlap',
      [
        { from: '01-01', to: '06-30' },
        { from: '06-29', to: '12-31' },
      ],
      /29\/06.*30\/06/,
    ],
    ['a season that ends before it starts', [{ from: '06-30', to: '01-01' }], /30\/06/],
    ['no season', [], /01\/01.*31\/12/],
  ])('refuses %s by name and stays as it was', async (_, days, named) => {
    const owner = await signInOwner();
    const seasons = days.map((ends) => ({ ...ends, weeklyPrice: 100 }));
    await expect(owner.rates.replace({ body: { seasons, cleaningFee: 1 } })).rejects.toMatchObject({
      status: 400,
      fields: { seasons: expect.stringMatching(named) },
    });
    expect(await site.anyone.rates.get()).toMatchObject(initialRates);
  });

  it.each([1.5, -1])('takes no price of %d euros', async (cleaningFee) => {
    const owner = await signInOwner();
    await expect(owner.rates.replace({ body: { cleaningFee } })).rejects.toMatchObject({
      status: 400,
      fields: { cleaningFee: expect.any(String) },
    });
  });

  it("is no editor's to change", async () => {
    const { client } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    await expect(client.rates.replace({ body: { cleaningFee: 1 } })).rejects.toMatchObject({ status: 403 });
  });
});

describe('a quote', () => {
  it.each([
    ['2026-06-27', '2026-07-04', 555_71],
    ['2026-07-27', '2026-08-10', 1660_00],
    ['2026-08-08', '2026-08-15', 1027_14],
    ['2026-08-09', '2026-08-16', 1050_00],
    ['2026-12-28', '2027-01-04', 200_00],
    ['2026-09-28', '2026-10-05', 655_71],
    ['2028-02-26', '2028-03-04', 200_00],
  ])('for %s to %s is the vector of API.md plus the extras', async (startDate, endDate, cents) => {
    const plain = await quote(startDate, endDate);
    expect(plain).toMatchObject({ total: cents + 30_00, byAgreement: false });
    const withLinen = await quote(startDate, endDate, 'true');
    expect(withLinen.total).toBe(cents + 50_00);
    for (const { lines, total } of [plain, withLinen]) {
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
    }
  });

  it('under seven nights is by agreement: the extras alone, and no total', async () => {
    expect(await quote('2026-08-10', '2026-08-16', 'true')).toEqual({
      nights: 6,
      lines: [
        { label: 'Pulizia finale', amount: 30_00 },
        { label: 'Biancheria e asciugamani', amount: 20_00 },
      ],
      total: null,
      byAgreement: true,
    });
  });

  it('follows the price list as it is now', async () => {
    const owner = await signInOwner();
    await owner.rates.replace({
      body: { seasons: [{ from: '01-01', to: '12-31', weeklyPrice: 700 }], cleaningFee: 0 },
    });
    expect((await quote('2026-08-09', '2026-08-16')).total).toBe(700_00);
  });

  it('may be asked for a stay in the past', async () => {
    expect((await quote('2025-07-01', '2025-07-08')).total).toBe(660_00);
  });

  it.each([
    ['no night', '2026-06-12', '2026-06-12', 'endDate'],
    ['an end before the start', '2026-06-12', '2026-06-01', 'endDate'],
    ['over 365 nights', '2026-06-12', '2027-06-13', 'endDate'],
    ['a start beyond three years', '2029-01-16', '2029-01-30', 'startDate'],
    ['a day that no calendar has', '2026-02-30', '2026-03-30', 'startDate'],
  ])('is refused for %s', async (_, startDate, endDate, field) => {
    await expect(quote(startDate, endDate)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  });

  it('needs its dates, and true or false for the linen', async () => {
    const response = await fetch(`${site.origin}/api/quote?linen=maybe`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { startDate: expect.any(String), endDate: expect.any(String), linen: 'Scegli true o false' },
    });
  });
});
