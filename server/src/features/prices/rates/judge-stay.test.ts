import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const DATES_TAKEN = 'Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>['client'];
let guest: Awaited<ReturnType<TestSite['signIn']>>['client'];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', offers: ['de'] });
  owner = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
  guest = (await site.signIn()).client;
});
afterEach(() => site.close());

type RuleBody = Parameters<typeof owner.stayRules.replace>[0]['body'];

const setRules = (body: RuleBody) => owner.stayRules.replace({ body });

const requestStay = (startDate: string, endDate: string, client = guest) =>
  client.bookings.request({ body: aStayRequest({ startDate, endDate }) });

async function book(startDate: string, endDate: string) {
  const { id } = await requestStay(startDate, endDate, owner);
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
}

const quote = (startDate: string, endDate: string) => site.anyone.rates.quote({ query: { startDate, endDate } });

const summer: RuleBody = {
  base: { minNights: 2 },
  seasons: [{ from: '06-01', to: '08-31', minNights: 7, arrivalDays: ['SAT'] }],
  exceptions: [{ startDate: '2027-08-14', endDate: '2027-08-14', minNights: 14 }],
};

describe('a request', () => {
  it('is refused for each rule that it breaks, by field', async () => {
    await setRules(summer);
    await expect(requestStay('2027-06-06', '2027-06-09')).rejects.toMatchObject({
      status: 400,
      message: 'Si arriva solo di sabato',
      fields: { startDate: 'Si arriva solo di sabato', endDate: 'Per questo arrivo servono almeno 7 notti' },
    });
    await expect(requestStay('2027-08-14', '2027-08-21')).rejects.toMatchObject({
      fields: { endDate: 'Per questo arrivo servono almeno 14 notti' },
    });
    expect(await requestStay('2027-06-05', '2027-06-12')).toMatchObject({ status: 'PENDING' });
    expect(await requestStay('2027-05-05', '2027-05-07')).toMatchObject({ status: 'PENDING' });
  });

  it('is told first what is wrong with its dates, with the number of guests, and last that they are taken', async () => {
    await setRules({ base: { minNights: 3, leadDays: 5 } });
    await book('2027-06-12', '2027-06-19');
    await expect(requestStay('2027-02-01', '2027-02-02')).rejects.toMatchObject({
      status: 400,
      fields: { startDate: 'La data di check-in non può essere nel passato' },
    });
    await owner.property.update({ body: { maxGuests: 4 } });
    const many = aStayRequest({ startDate: '2027-03-02', endDate: '2027-03-09', numberOfGuests: 8 });
    await expect(guest.bookings.request({ body: many })).rejects.toMatchObject({
      fields: { startDate: 'Serve un preavviso di 5 giorni', numberOfGuests: expect.any(String) },
    });
    await expect(requestStay('2027-06-18', '2027-06-20')).rejects.toMatchObject({
      status: 400,
      fields: { endDate: 'Per questo arrivo servono almeno 3 notti' },
    });
    await expect(requestStay('2027-06-18', '2027-06-22')).rejects.toMatchObject({ status: 409, message: DATES_TAKEN });
  });

  it('keeps its distance from stays, confirmed ones alone, and leaves no night alone', async () => {
    await setRules({ preparationDays: 1, orphanNights: 2 });
    await book('2027-06-12', '2027-06-19');
    await requestStay('2027-07-01', '2027-07-08');
    await expect(requestStay('2027-06-20', '2027-06-27')).rejects.toMatchObject({
      fields: { startDate: 'Fra due soggiorni serve 1 notte libera' },
    });
    await expect(requestStay('2027-06-23', '2027-06-30')).resolves.toBeDefined();
    await expect(requestStay('2027-06-24', '2027-06-30')).rejects.toMatchObject({
      fields: { endDate: 'Resterebbe 1 notte isolata' },
    });
    await expect(requestStay('2027-06-21', '2027-06-30')).resolves.toBeDefined();
  });

  it('may be short where it fills what lies between two others', async () => {
    await setRules({ base: { minNights: 7 }, fillGaps: true });
    await book('2027-06-12', '2027-06-19');
    await book('2027-06-24', '2027-07-01');
    await expect(requestStay('2027-06-20', '2027-06-22')).rejects.toMatchObject({ status: 400 });
    expect(await requestStay('2027-06-20', '2027-06-23')).toMatchObject({ status: 'PENDING' });
  });

  it('of an admin is bound by nothing, nor is a decision or a change of hers', async () => {
    await setRules({ base: { minNights: 7, leadDays: 30 }, horizonMonths: 1 });
    const { id } = await requestStay('2027-06-12', '2027-06-13', owner);
    await owner.bookings.edit({ params: { id }, body: { endDate: '2027-06-14' } });
    expect(await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } })).toMatchObject({
      status: 'CONFIRMED',
    });
  });
});

describe('a quote', () => {
  it('has what a request would be refused for beside the price', async () => {
    await setRules(summer);
    expect(await quote('2027-06-06', '2027-06-13')).toMatchObject({
      nights: 7,
      total: expect.any(Number),
      ruleFaults: { startDate: 'Si arriva solo di sabato' },
    });
    expect(await quote('2027-06-05', '2027-06-12')).not.toHaveProperty('ruleFaults');
  });

  it('tells so in the language of the call', async () => {
    await setRules({ base: { arrivalDays: ['SUN', 'SAT'] } });
    const response = await fetch(`${site.origin}/api/quote?startDate=2027-03-03&endDate=2027-03-10&lang=de`);
    expect(await response.json()).toMatchObject({ ruleFaults: { startDate: 'Anreise nur am Samstag und Sonntag' } });
  });

  it('is judged anew, and priced anew, once rules, taken days, turnover or prices are others', async () => {
    await setRules({ base: { minNights: 3 }, preparationDays: 2 });
    const quoteWeek = () => quote('2027-06-21', '2027-06-28');
    const before = await quoteWeek();
    expect(before).not.toHaveProperty('ruleFaults');

    await setRules({ base: { minNights: 8 } });
    expect(await quoteWeek()).toMatchObject({ ruleFaults: { endDate: 'Per questo arrivo servono almeno 8 notti' } });
    await setRules({ base: { minNights: 3 } });
    expect(await quoteWeek()).toEqual(before);

    await book('2027-06-12', '2027-06-19');
    expect(await quoteWeek()).toMatchObject({ ruleFaults: { startDate: 'Fra due soggiorni servono 2 notti libere' } });
    await owner.property.update({ body: { sameDayTurnover: true } });
    expect(await quoteWeek()).toEqual(before);

    await owner.rates.replace({ body: { cleaningFee: 99 } });
    expect(await quoteWeek()).toMatchObject({ lines: [expect.anything(), { amount: 9900 }] });
  });

  it('says nothing of another day when the day has turned', async () => {
    await setRules({ base: { leadDays: 10 } });
    expect(await quote('2027-03-11', '2027-03-18')).not.toHaveProperty('ruleFaults');
    site.clock.advance(24 * 3_600_000);
    expect(await quote('2027-03-11', '2027-03-19')).toMatchObject({
      ruleFaults: { startDate: 'Serve un preavviso di 10 giorni' },
    });
  });

  it('is answered for the first days that there are', async () => {
    await setRules({ base: { minNights: 2 }, preparationDays: 2 });
    expect(await quote('0001-01-01', '0001-01-08')).toMatchObject({ nights: 7 });
  });

  it('is to the byte what it was, where nothing is set and where no rule is broken', async () => {
    const read = async () => {
      const response = await fetch(`${site.origin}/api/quote?startDate=2027-06-05&endDate=2027-06-12&linen=true`);
      return await response.text();
    };
    const before = await read();
    expect(before).toBe(
      '{"nights":7,"lines":[{"label":"7 notti, 5–12 giugno · 350\u00a0€ a settimana","amount":35000},' +
        '{"label":"Pulizia finale","amount":3000},{"label":"Biancheria e asciugamani","amount":2000}],' +
        '"total":40000,"byAgreement":false}',
    );
    await setRules(summer);
    expect(await read()).toBe(before);
  });
});
