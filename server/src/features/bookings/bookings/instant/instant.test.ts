import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInstantSite, type InstantSite } from '../../../../testing/instant-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

const OWNER = 'padrona@example.it';
const GUEST = 'ada@example.com';
const WEEK = { startDate: '2027-06-12', endDate: '2027-06-19' };

let site: InstantSite;
beforeEach(async () => {
  site = await createInstantSite();
});
afterEach(() => site.close());

const quote = (change: object = {}, client: InstantSite['anyone'] = site.guest.client) =>
  client.rates.quote({ query: { ...WEEK, detail: 'true', ...change } });

describe('a stay that keeps to the conditions', () => {
  it('is confirmed at once, and told as the owner’s confirmation is', async () => {
    expect((await quote()).instant).toEqual({ canBe: true, reasons: [], deposit: null });
    let booked: Awaited<ReturnType<InstantSite['book']>> | undefined;
    const letters = await site.kindsOf(async () => {
      booked = await site.book();
    });
    expect(booked).toMatchObject({ status: 'CONFIRMED', instant: true, isInstant: true });
    expect(letters).toEqual([
      `${GUEST} Prenotazione confermata: 12 giugno 2027 – 19 giugno 2027`,
      `${OWNER} Prenotato subito: 12 giugno 2027 – 19 giugno 2027`,
      `${GUEST} Il pagamento del tuo soggiorno: 12 giugno 2027 – 19 giugno 2027`,
    ]);
    const id = booked?.id ?? '';
    expect(await site.bookingOf(id)).toMatchObject({ status: 'CONFIRMED', isInstant: true });
    const money = await site.owner.client.money.get({ params: { id } });
    expect(money.instalments).toMatchObject([{ kind: 'DEPOSIT', dueDate: '2027-03-04' }, { kind: 'BALANCE' }]);
    const past = await site.owner.client.bookingHistory.list({ params: { id } });
    expect(past.filter(({ kind }) => kind === 'CONFIRMED')).toMatchObject([{ text: 'Conferma immediata', by: null }]);
    const [listed] = await site.anyone.bookings.list();
    expect(listed).toEqual({ id, ...WEEK, status: 'CONFIRMED', isBlocked: false });
  });

  it('is a request as ever where nobody wished for more', async () => {
    const request = await site.request();
    expect(request).toMatchObject({ status: 'PENDING' });
    expect(Object.keys(request)).not.toContain('instant');
  });

  it('needs the price that its guest was shown', async () => {
    const body = { guestName: 'Ada Rossi', guestEmail: GUEST, ...WEEK, numberOfGuests: 2, instant: true };
    expect(await refusalOf(site.guest.client.bookings.request({ body }))).toMatchObject({
      status: 400,
      fields: { expectedTotal: 'Conferma il prezzo' },
    });
    const wrong = site.guest.client.bookings.request({ body: { ...body, expectedTotal: 1 } });
    expect(await refusalOf(wrong)).toMatchObject({ status: 409 });
    expect(await site.owner.client.bookings.list()).toEqual([]);
  });

  it('is one of two that ask for a day at once, and nothing of the other is kept', async () => {
    const other = await site.signIn();
    const answers = await Promise.allSettled([
      site.book(),
      site.book({ startDate: '2027-06-15', endDate: '2027-06-22' }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = answers.find(({ status }) => status === 'rejected');
    expect(lost).toMatchObject({ reason: { status: 409, message: expect.stringContaining('non sono disponibili') } });
    expect(await site.owner.client.bookings.list()).toHaveLength(1);
  });

  it('leaves requests for its days as they are', async () => {
    const request = await site.request();
    const other = await site.signIn();
    expect(await site.book({}, other)).toMatchObject({ instant: true });
    expect(await site.bookingOf(request.id)).toMatchObject({ status: 'PENDING' });
  });

  it('keeps a code as a request does', async () => {
    await site.owner.client.discountCodes.create({ body: { code: 'AMICI', percent: 10, uses: 1 } });
    expect(await site.book({ code: 'AMICI' })).toMatchObject({ instant: true });
    expect((await site.owner.client.discountCodes.list())[0]?.used).toBe(1);
  });
});

describe('a stay that does not keep to them waits for the owner', () => {
  it.each<[string, Parameters<InstantSite['setRules']>[0], object, readonly string[]]>([
    ['off', { isOn: false }, {}, []],
    ['too late', { leadDays: 104 }, {}, ['LEAD']],
    ['in time', { leadDays: 103 }, {}, []],
    ['too long', { maxNights: 6 }, {}, ['NIGHTS']],
    ['crowded', { maxGuests: 1 }, { guests: '2' }, ['GUESTS']],
    ['of a stranger', { pastStayOnly: true }, {}, ['PAST_STAY']],
    ['by agreement', {}, { endDate: '2027-06-14' }, ['BY_AGREEMENT']],
  ])('where it is %s', async (name, rules, change, reasons) => {
    await site.setRules(rules);
    const { instant } = await quote(change);
    expect(instant?.reasons).toEqual(name === 'off' ? undefined : reasons);
    const { guests: _, ...dates } = { guests: '', ...change };
    const booked = await site.book(dates);
    const isBooked = name === 'in time';
    expect(booked).toMatchObject({ status: isBooked ? 'CONFIRMED' : 'PENDING', instant: isBooked });
    expect((await site.anyone.prices.get()).instant === null).toBe(name === 'off');
  });

  it('but for a guest of the past where only those are let', async () => {
    await site.setRules({ pastStayOnly: true });
    const { id } = await site.request({ startDate: '2027-03-02', endDate: '2027-03-09' });
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    expect((await quote()).instant?.reasons).toEqual(['PAST_STAY']);
    site.clock.advance(8 * 24 * 3_600_000);
    expect((await quote()).instant?.reasons).toEqual([]);
    expect(await site.book()).toMatchObject({ instant: true });
  });

  it('as the owner’s own do', async () => {
    expect((await quote({}, site.owner.client)).instant?.reasons).toEqual(['ADMIN']);
    expect(await site.book({}, site.owner)).toMatchObject({ status: 'PENDING', instant: false });
  });

  it('while its days are taken', async () => {
    await site.book();
    expect((await quote()).instant?.reasons).toEqual(['TAKEN']);
    const other = await site.signIn();
    expect(await refusalOf(site.book({}, other))).toMatchObject({ status: 409 });
  });

  it('under the owner’s rules of stay, which a guest cannot pass', async () => {
    await site.owner.client.stayRules.replace({ body: { base: { minNights: 10 } } });
    expect((await quote()).instant?.reasons).toEqual(['RULES']);
    expect(await refusalOf(site.book())).toMatchObject({ status: 400 });
  });
});

it.each<[object, string]>([
  [{ minNights: 5, maxNights: 4 }, 'instant.minNights'],
  [{ holdMinutes: 29 }, 'instant.holdMinutes'],
  [{ leadDays: 366 }, 'instant.leadDays'],
  [{ maxGuests: 9 }, 'instant.maxGuests'],
])('the conditions are held to their bounds: %j', async (rules, field) => {
  expect(await refusalOf(site.setRules(rules))).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
});
