import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest } from '../../../testing/factories.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-01-15T10:00:00Z' });
});
afterEach(() => site.close());

async function signInOwner() {
  return (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
}

const SHARE = { ...initialPriceRules.shortStays, rule: 'SHARE' as const };
const RACE = { startDate: '2027-09-10', endDate: '2027-09-12', label: 'Regata', weeklyPrice: 1400 };
const EARLY = { kind: 'EARLY' as const, at: 90, percent: 10 };

describe('the rules of prices', () => {
  it('set nothing at first, and keep what a change leaves out', async () => {
    const owner = await signInOwner();
    expect(await owner.priceRules.get()).toEqual({ ...initialPriceRules, extras: [], version: expect.any(String) });
    await owner.priceRules.replace({ body: { shortStays: SHARE, exceptions: [RACE], discounts: [EARLY] } });
    const now = await owner.priceRules.replace({ body: { floorPerNight: 50_00, childAge: 3 } });
    expect(now).toEqual({
      ...initialPriceRules,
      extras: [],
      shortStays: SHARE,
      exceptions: [RACE],
      discounts: [EARLY],
      floorPerNight: 50_00,
      childAge: 3,
      version: expect.any(String),
    });
    expect((await owner.priceRules.replace({ body: { exceptions: [], childAge: null } })).exceptions).toEqual([]);
  });

  it.each([
    [{ exceptions: [RACE, { ...RACE, startDate: '2027-09-12', endDate: '2027-09-14' }] }, 'exceptions', /12/],
    [{ exceptions: [{ ...RACE, weeklyPrice: undefined }] }, 'exceptions.0.weeklyPrice', /prezzo/],
    [{ exceptions: [{ ...RACE, weekendPrice: 1 }] }, 'exceptions.0.nightlyPrice', /fine settimana/],
    [{ discounts: [{ ...EARLY, arrivalFrom: '2027-06-01' }] }, 'discounts.0.arrivalFrom', /ultimo giorno di arrivo/],
    [{ discounts: [{ ...EARLY, at: 0 }] }, 'discounts.0.at', /1095/],
    [{ weekendNights: ['FRI' as const, 'FRI' as const] }, 'weekendNights', /giorno/],
    [{ shortStays: { ...SHARE, percents: [1] } }, 'shortStays.percents', /sei/],
  ])('are held to their bounds: %j', async (body, field, text) => {
    const owner = await signInOwner();
    await expect(owner.priceRules.replace({ body })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.stringMatching(text) },
    });
  });
});

describe('a quote by these rules', () => {
  const WEEKEND = { startDate: '2027-09-10', endDate: '2027-09-13' };

  it('says with detail what each line is and why, and to the owner what did not count', async () => {
    const owner = await signInOwner();
    await owner.priceRules.replace({
      body: {
        shortStays: SHARE,
        guests: { included: 2, perNight: 10_01 },
        discounts: [EARLY, { kind: 'LENGTH', at: 7, percent: 20 }],
      },
    });
    const query = { ...WEEKEND, guests: '4', detail: 'true' } as const;
    const quote = await site.anyone.rates.quote({ query });
    expect(quote.lines).toEqual([
      {
        label: '3 notti, 10–13 settembre · 690\u00A0€ a settimana',
        amount: 295_71,
        kind: 'STAY',
        part: 'NIGHTS',
        why: '3 notti × 690\u00A0€ ÷ 7',
      },
      {
        label: 'Supplemento per 3 notti (+30 %)',
        amount: 88_71,
        kind: 'STAY',
        part: 'SHORT',
        why: '30 % di 295,71\u00A0€',
      },
      {
        label: '2 ospiti oltre 2 · 10,01\u00A0€ a notte',
        amount: 60_06,
        kind: 'STAY',
        part: 'GUESTS',
        why: '2 × 10,01\u00A0€ × 3 notti',
      },
      {
        label: 'Sconto 10 % per prenotazione anticipata',
        amount: -44_45,
        kind: 'DISCOUNT',
        part: 'EARLY',
        why: '10 % di 444,48\u00A0€',
      },
      { label: 'Pulizia finale', amount: 30_00, kind: 'CLEANING', why: 'Una volta a soggiorno' },
    ]);
    expect(quote).toMatchObject({
      total: 430_03,
      discount: { kind: 'EARLY', percent: 10, amount: 44_45, isCut: false },
    });
    expect(quote).not.toHaveProperty('others');
    expect(await owner.rates.quote({ query: { ...query, asOf: '2027-09-01' } })).toMatchObject({
      total: 474_48,
      discount: null,
      others: [
        { kind: 'EARLY', percent: 10, amount: null, why: 'Si prenota almeno 90 giorni prima' },
        { kind: 'LENGTH', percent: 20, amount: null, why: 'Servono almeno 7 notti' },
      ],
    });
  });

  it.each([
    [{ guests: '9' }, 'guests', /8/],
    [{ guests: '7' }, 'guests', /6/],
    [{ guests: '2', children: '2' }, 'children', /adulto/],
    [{ asOf: '2027-01-01' }, 'asOf', /giorno della richiesta/],
  ])('is refused for %j', async (wish, field, text) => {
    const owner = await signInOwner();
    await owner.property.update({ body: { maxGuests: 6 } });
    const query = new URLSearchParams({ ...WEEKEND, ...wish });
    const response = await fetch(`${site.origin}/api/quote?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.stringMatching(text) } });
  });
});

describe('a booking by these rules', () => {
  const request = aStayRequest({ startDate: '2027-09-10', endDate: '2027-09-17', numberOfGuests: 4, children: 1 });

  it('is priced as of the day on which it was asked for, and again when it is edited', async () => {
    const owner = await signInOwner();
    const { client } = await site.signIn();
    await owner.priceRules.replace({
      body: { discounts: [EARLY], guests: { included: 2, perNight: 10_00 }, childAge: 3 },
    });
    const { id, children } = await client.bookings.request({ body: request });
    expect(children).toBe(1);
    const priceOf = async () => (await owner.money.get({ params: { id } })).price;
    expect(await priceOf()).toMatchObject({ total: 714_00, isStale: false });
    site.clock.advance(200 * 24 * 3_600_000);
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const later = site.withToken(token);
    await later.bookings.edit({ params: { id }, body: { children: 0 } });
    const price = (await later.money.get({ params: { id } })).price;
    expect(price).toMatchObject({ total: 777_00, isStale: false });
    expect(price?.lines.map(({ kind, label }) => `${kind} ${label}`)).toContain(
      'DISCOUNT Sconto 10 % per prenotazione anticipata',
    );
    const english = await site.withToken(token, 'en').money.get({ params: { id } });
    expect(english.price?.lines.map(({ label }) => label)).toContain('10% early booking discount');
    expect(await later.bookings.get({ params: { id } })).not.toHaveProperty('children');
  });

  it('that is confirmed keeps its price, which is stale where its guests would cost something else now', async () => {
    const owner = await signInOwner();
    const { client } = await site.signIn();
    const { id } = await client.bookings.request({ body: request });
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED', message: null } });
    await owner.bookings.edit({ params: { id }, body: { numberOfGuests: 5 } });
    const priceOf = async () => (await owner.money.get({ params: { id } })).price;
    expect(await priceOf()).toMatchObject({ total: 720_00, isStale: false });
    await owner.priceRules.replace({ body: { guests: { included: 4, perNight: 10_00 } } });
    expect(await priceOf()).toMatchObject({ total: 720_00, isStale: true });
    expect(await owner.money.quote({ params: { id } })).toMatchObject({ total: 790_00, discount: null, others: [] });
    await expect(client.money.quote({ params: { id } })).rejects.toMatchObject({ status: 403 });
  });

  it('has an adult, and no children where no age is set', async () => {
    const { client } = await site.signIn();
    expect(await client.bookings.request({ body: request })).not.toHaveProperty('children');
    const owner = await signInOwner();
    await owner.priceRules.replace({ body: { childAge: 3 } });
    const { id } = await client.bookings.request({ body: request });
    await owner.priceRules.replace({ body: { childAge: null } });
    const edit = async (body: object) => await owner.bookings.edit({ params: { id }, body });
    expect(await edit({ linen: true })).toMatchObject({ children: 1 });
    expect(await edit({ numberOfGuests: 1, children: 1 })).not.toHaveProperty('children');
    await owner.priceRules.replace({ body: { childAge: 3 } });
    await expect(edit({ numberOfGuests: 2, children: 2 })).rejects.toMatchObject({
      fields: { children: 'Almeno un ospite è adulto' },
    });
    await expect(client.bookings.request({ body: { ...request, children: 4 } })).rejects.toMatchObject({
      status: 400,
      fields: { children: 'Almeno un ospite è adulto' },
    });
  });
});

describe('prices as visitors are shown them', () => {
  it('have nothing that is the owner’s alone', async () => {
    const owner = await signInOwner();
    const past = { ...RACE, startDate: '2026-12-01', endDate: '2026-12-02' };
    await owner.priceRules.replace({ body: { floorPerNight: 77_77, exceptions: [past, RACE], show: 'FROM' } });
    const publicPrices = await site.anyone.prices.get();
    expect(publicPrices).toMatchObject({ show: 'FROM', from: { amount: 200, per: 'WEEK' } });
    const { label: _, ...publicException } = RACE;
    expect(publicPrices.exceptions).toEqual([publicException]);
    expect(JSON.stringify(publicPrices)).not.toMatch(/7777|Regata/);
  });

  it('start by the night only where each night is sold as one, at what a night of a week comes to', async () => {
    const owner = await signInOwner();
    const nights = { nightlyPrice: 60, weekendPrice: 90, byNight: true as const };
    await owner.rates.replace({ body: { seasons: [{ from: '01-01', to: '12-31', ...nights }] } });
    expect((await site.anyone.prices.get()).from).toBeNull();
    await owner.priceRules.replace({ body: { show: 'FROM' } });
    expect((await site.anyone.prices.get()).from).toEqual({ amount: 69, per: 'NIGHT' });
    const week = { ...RACE, startDate: '2027-09-04', endDate: '2027-09-10', weeklyPrice: 420 };
    await owner.priceRules.replace({ body: { exceptions: [week] } });
    expect((await site.anyone.prices.get()).from).toEqual({ amount: 420, per: 'WEEK' });
  });

  it('start at what some week of seven free nights costs', async () => {
    const owner = await signInOwner();
    const seasons = [{ from: '01-01', to: '12-31', weeklyPrice: 700 }];
    await owner.rates.replace({ body: { seasons } });
    const week = { ...RACE, startDate: '2027-09-04', endDate: '2027-09-10', weeklyPrice: 140 };
    await owner.priceRules.replace({ body: { show: 'FROM', exceptions: [{ ...week, endDate: '2027-09-04' }] } });
    const from = async () => (await site.anyone.prices.get()).from;
    expect(await from()).toEqual({ amount: 620, per: 'WEEK' });
    await owner.priceRules.replace({ body: { exceptions: [week] } });
    expect(await from()).toEqual({ amount: 140, per: 'WEEK' });
    await owner.bookings.block({ body: { startDate: '2027-09-07', endDate: '2027-09-08' } });
    expect((await from())?.amount).toBeGreaterThan(140);
  });

  it('no longer start at a week once it is booked, and do again once it is free', async () => {
    const owner = await signInOwner();
    const week = { startDate: '2027-09-04', endDate: '2027-09-10', weeklyPrice: 140 };
    await owner.priceRules.replace({ body: { show: 'FROM', exceptions: [week] } });
    const from = async () => (await site.anyone.prices.get()).from?.amount;
    const { client } = await site.signIn();
    const stay = { startDate: '2027-09-04', endDate: '2027-09-11' };
    const { id } = await client.bookings.request({ body: aStayRequest(stay) });
    expect(await from()).toBe(140);
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED', message: null } });
    expect(await from()).toBe(200);
    await owner.bookings.cancel({ params: { id }, body: {} });
    expect(await from()).toBe(140);
  });

  it('start at no week that the rules of stay let nobody have', async () => {
    const owner = await signInOwner();
    const week = { startDate: '2027-09-04', endDate: '2027-09-10', weeklyPrice: 140 };
    await owner.priceRules.replace({ body: { show: 'FROM', exceptions: [week] } });
    const from = async () => (await site.anyone.prices.get()).from;
    expect(await from()).toEqual({ amount: 140, per: 'WEEK' });
    await owner.stayRules.replace({ body: { seasons: [{ from: '09-01', to: '09-30', minNights: 10 }] } });
    expect(await from()).toEqual({ amount: 200, per: 'WEEK' });
    await owner.stayRules.replace({ body: { base: { minNights: 8 } } });
    expect(await from()).toBeNull();
  });

  it('are told of free days from today on, with what is taken off whoever asks today', async () => {
    const owner = await signInOwner();
    const range = { query: { from: '2027-01-10', to: '2027-01-19' } };
    expect(await site.anyone.prices.days(range)).toEqual([]);
    const discounts = [{ kind: 'LAST_MINUTE' as const, at: 2, percent: 15 }];
    await owner.priceRules.replace({ body: { show: 'CALENDAR', discounts } });
    await owner.bookings.block({ body: { startDate: '2027-01-17', endDate: '2027-01-18' } });
    expect(await site.anyone.prices.days(range)).toEqual([
      { date: '2027-01-15', euros: 29, percent: 15 },
      { date: '2027-01-16', euros: 29, percent: 15 },
      { date: '2027-01-19', euros: 29 },
    ]);
    await expect(site.anyone.prices.days({ query: { from: '2027-01-01', to: '2030-01-06' } })).rejects.toMatchObject({
      status: 400,
    });
  });
});
