import { initialRates } from '@approdo/shared/domain/prices/rates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-01-15T10:00:00Z' });
});
afterEach(() => site.close());

async function signInOwner() {
  return (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
}

const WHOLE_YEAR = { from: '01-01', to: '12-31' };
const list = (weeklyPrice: number) => ({ seasons: [{ ...WHOLE_YEAR, weeklyPrice }], cleaningFee: 45, linenFee: 20 });
const halves = (first: object, second: object = {}) => [
  { from: '01-01', to: '06-30', weeklyPrice: 700, ...first },
  { from: '07-01', to: '12-31', weeklyPrice: 800, ...second },
];

describe('the list of a year', () => {
  it('holds from its January on, and a stay over New Year takes both, with the fees of its arrival', async () => {
    const owner = await signInOwner();
    const made = await owner.rates.replaceYear({ params: { year: 2028 }, body: list(777) });
    expect(made).toEqual({ validFrom: 2028, ...list(777), currency: 'EUR', version: expect.any(String) });
    expect(await site.anyone.rates.get()).not.toHaveProperty('validFrom');
    expect(await site.anyone.rates.get({ query: { year: 2030 } })).toMatchObject({ validFrom: 2028, cleaningFee: 45 });
    const query = { startDate: '2027-12-28', endDate: '2028-01-04', linen: 'true' } as const;
    expect((await site.anyone.rates.quote({ query })).lines.map(({ amount }) => amount)).toEqual([
      11_429, 33_300, 3_000, 2_000,
    ]);
    expect(await owner.rates.years()).toMatchObject([{ ...initialRates, validFrom: null }, { validFrom: 2028 }]);
  });

  it('once it is deleted leaves its years to the one before, which itself stays', async () => {
    const owner = await signInOwner();
    await owner.rates.replaceYear({ params: { year: 2028 }, body: list(777) });
    await owner.rates.removeYear({ params: { year: 2028 } });
    expect(await site.anyone.rates.get({ query: { year: 2028 } })).toMatchObject(initialRates);
    await expect(owner.rates.removeYear({ params: { year: 2028 } })).rejects.toMatchObject({ status: 404 });
    expect(await owner.rates.years()).toHaveLength(1);
  });

  it.each([2026, 2032])('is not made for %i', async (year) => {
    const owner = await signInOwner();
    await expect(owner.rates.replaceYear({ params: { year }, body: list(1) })).rejects.toMatchObject({
      status: 400,
      fields: { year: 'L’anno va da 2027 a 2031' },
    });
  });

  it('has one version, whether it is read among all or as the one in force', async () => {
    const owner = await signInOwner();
    const [{ version } = { version: '' }] = await owner.rates.years();
    const replaced = await owner.rates.replace({ body: { cleaningFee: 31 }, version });
    expect((await owner.rates.years())[0]).toMatchObject({ cleaningFee: 31, version: replaced.version });
  });

  it('is refused where it has a hole, and where there is none yet by the version of another', async () => {
    const owner = await signInOwner();
    const hole = { ...list(1), seasons: [{ from: '01-01', to: '12-30', weeklyPrice: 1 }] };
    await expect(owner.rates.replaceYear({ params: { year: 2028 }, body: hole })).rejects.toMatchObject({
      fields: { seasons: expect.stringContaining('31/12') },
    });
    const { version } = await owner.rates.replaceYear({ params: { year: 2028 }, body: list(1) });
    const late2029 = owner.rates.replaceYear({ params: { year: 2029 }, body: list(3), version });
    await expect(late2029).rejects.toMatchObject({ status: 412 });
  });

  it('makes no eleventh list', async () => {
    const owner = await signInOwner();
    const past = Array.from({ length: 9 }, (_, index) => ({ valid_from: 2010 + index, cleaning_fee: 1, linen_fee: 1 }));
    await site.database.insertInto('price_lists').values(past).execute();
    await expect(owner.rates.replaceYear({ params: { year: 2028 }, body: list(1) })).rejects.toMatchObject({
      status: 409,
      message: 'Ci sono già 10 listini: elimina quelli passati',
    });
  });

  it('is the owner’s alone to list and to change', async () => {
    const { client } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    await expect(client.rates.years()).rejects.toMatchObject({ status: 403 });
    await expect(client.rates.replaceYear({ params: { year: 2028 }, body: list(1) })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('prices by the night', () => {
  it('stay where an older app leaves them out of the same days, and go where they are null', async () => {
    const owner = await signInOwner();
    const nights = { nightlyPrice: 125, weekendPrice: 145, minPrice: 350 };
    await owner.rates.replace({ body: { seasons: halves(nights) } });
    await owner.rates.replace({ body: { seasons: halves({ weeklyPrice: 710 }) } });
    expect((await site.anyone.rates.get()).seasons).toEqual(halves({ ...nights, weeklyPrice: 710 }));
    await owner.rates.replace({ body: { seasons: halves({ weekendPrice: null, minPrice: null }) } });
    expect((await site.anyone.rates.get()).seasons).toEqual(halves({ nightlyPrice: 125 }));
    const moved = [
      { from: '01-01', to: '07-31', weeklyPrice: 700 },
      { from: '08-01', to: '12-31', weeklyPrice: 800 },
    ];
    expect((await owner.rates.replace({ body: { seasons: moved } })).seasons).toEqual(moved);
  });

  it('make the week of days that are counted so, by the nights of the weekend as they are now', async () => {
    const owner = await signInOwner();
    const pricedByNight = { nightlyPrice: 60, weekendPrice: 90, byNight: true };
    const [, second] = halves({});
    const seasons = [{ from: '01-01', to: '06-30', ...pricedByNight }, ...(second ? [second] : [])];
    expect((await owner.rates.replace({ body: { seasons } })).seasons[0]).toEqual({
      ...{ from: '01-01', to: '06-30' },
      ...pricedByNight,
      weeklyPrice: 480,
    });
    await owner.priceRules.replace({ body: { weekendNights: ['SUN'] } });
    expect((await site.anyone.rates.get()).seasons[0]?.weeklyPrice).toBe(450);
  });

  it.each([
    [{ weekendPrice: 5 }, 'seasons.1.weekendPrice', 'Il prezzo del fine settimana serve solo con un prezzo a notte'],
    [{ byNight: true }, 'seasons.1.byNight', 'Per contare le notti serve un prezzo a notte'],
    [{ weeklyPrice: undefined }, 'seasons.1.weeklyPrice', 'Il prezzo deve essere un numero intero di euro, da 0 in su'],
    [{ nightlyPrice: 100_001 }, 'seasons.1.nightlyPrice', expect.any(String)],
  ])('%j alone is refused', async (second, field, text) => {
    const owner = await signInOwner();
    await expect(owner.rates.replace({ body: { seasons: halves({}, second) } })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: text },
    });
    expect(await site.anyone.rates.get()).toMatchObject(initialRates);
  });
});
