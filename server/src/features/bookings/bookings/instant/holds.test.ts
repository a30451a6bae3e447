import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInstantSite, type InstantSite } from '../../../../testing/instant-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

const OWNER = 'padrona@example.it';
const GUEST = 'ada@example.com';
const MINUTE = 60_000;
const NEXT = { startDate: '2027-07-03', endDate: '2027-07-10' };

let site: InstantSite;
beforeEach(async () => {
  site = await createInstantSite({ deposit: 'CARD' });
});
afterEach(() => site.close());

const entry = (amount: number) => ({
  key: randomUUID(),
  ...{ direction: 'IN', purpose: 'STAY', amount, method: 'BANK', date: '2027-03-01' },
});

/** Advances the clock and polls for expired holds. */
async function pass(minutes: number): Promise<void> {
  site.clock.advance(minutes * MINUTE);
  await site.app.holdExpiry.pollNow();
}

async function bookedIds(): Promise<string[]> {
  return (await site.anyone.bookings.list()).filter(({ status }) => status === 'CONFIRMED').map(({ id }) => id);
}

describe('days that are held for a payment by card', () => {
  it('are taken without a letter, for as long as the owner set', async () => {
    const query = { startDate: '2027-06-12', endDate: '2027-06-19', detail: 'true' } as const;
    const quote = await site.guest.client.rates.quote({ query });
    expect(quote.instant).toEqual({
      canBe: true,
      reasons: [],
      deposit: { amount: Math.round((quote.total ?? 0) * 0.3), minutes: 30 },
    });
    const letters = await site.kindsOf(async () => {
      expect(await site.book()).toMatchObject({ instant: true, heldUntil: '2027-03-01T10:30:00.000Z' });
    });
    expect(letters).toEqual([]);
    expect(await bookedIds()).toHaveLength(1);
  });

  it('are one for an account, and others book other days', async () => {
    await site.book();
    expect(await refusalOf(site.book(NEXT))).toMatchObject({
      status: 409,
      message: 'Hai già delle date tenute per te: completa quel pagamento',
    });
    expect(await site.owner.client.bookings.list()).toHaveLength(1);
    expect(await site.book(NEXT, await site.signIn())).toMatchObject({ instant: true });
  });

  it('stay held once as long as the page to pay at is open, and two minutes', async () => {
    const { id } = await site.book();
    site.clock.advance(20 * MINUTE);
    const { expiresAt } = await site.guest.client.cardPayments.checkout({ params: { id }, body: { purpose: 'STAY' } });
    const put = new Date(Date.parse(expiresAt) + 2 * MINUTE).toISOString();
    const first = (await site.bookingOf(id)).heldUntil ?? '';
    expect([put, '2027-03-01T11:02:00.000Z']).toContain(first);
    site.clock.advance(35 * MINUTE);
    await site.guest.client.cardPayments.checkout({ params: { id }, body: { purpose: 'STAY' } });
    expect((await site.bookingOf(id)).heldUntil).toBe(first);
  });

  it('are told to nobody though she takes something else with them, and then with what she takes', async () => {
    const { priceRules } = site.owner.client;
    const dog = { name: 'Cane', price: 5_00, per: 'STAY', max: 2, untilDays: 0, isOn: true } as const;
    const { extras } = await priceRules.replace({ body: { extras: [dog] } });
    const { id } = await site.book();
    const taken = [{ id: extras[0]?.id ?? '', quantity: 2 }];
    const choosing = () => site.guest.client.bookings.chooseExtras({ params: { id }, body: { extras: taken } });
    expect(await site.kindsOf(choosing)).toEqual([]);
    const session = await site.checkout(id);
    const letters = await site.mailOf(() => site.pay(session));
    expect(letters[0]?.body).toContain('Extra: Cane × 2');
    expect(letters.map(({ subject }) => subject).filter((subject) => subject.startsWith('Extra'))).toEqual([]);
  });

  it('are hers once she pays, and all are told as they would have been at once', async () => {
    const { id } = await site.book();
    const session = await site.checkout(id);
    const letters = await site.kindsOf(() => site.pay(session));
    expect(letters).toEqual([
      `${GUEST} Prenotazione confermata: 12 giugno 2027 – 19 giugno 2027`,
      `${OWNER} Prenotato subito: 12 giugno 2027 – 19 giugno 2027`,
      `${GUEST} Il pagamento del tuo soggiorno: 12 giugno 2027 – 19 giugno 2027`,
      expect.stringMatching(new RegExp(`^${GUEST} Abbiamo ricevuto il tuo pagamento`)),
    ]);
    const stay = await site.bookingOf(id);
    expect(stay).toMatchObject({ status: 'CONFIRMED', isInstant: true });
    expect(stay.heldUntil).toBeUndefined();
    await pass(120);
    expect(await bookedIds()).toEqual([id]);
    expect(await site.book(NEXT)).toMatchObject({ instant: true });
  });

  it('are hers by a payment that the owner writes down, too, but for no other money', async () => {
    const { id } = await site.book();
    const { money } = site.owner.client;
    await money.enter({ params: { id }, body: { ...entry(100), purpose: 'TAX' } as never });
    expect((await site.bookingOf(id)).heldUntil).toBeDefined();
    await money.enter({ params: { id }, body: entry(100_00) as never });
    expect((await site.bookingOf(id)).heldUntil).toBeUndefined();
  });

  it('are given up when the time is over: nobody loses a request', async () => {
    await site.owner.client.stayRules.replace({ body: { requestHours: 48 } });
    await site.owner.client.discountCodes.create({ body: { code: 'AMICI', percent: 10, uses: 1 } });
    const { id } = await site.book({ code: 'AMICI' });
    const referenceOf = () => site.database.selectFrom('payment_plans').select('reference').executeTakeFirst();
    const reference = await referenceOf();
    await pass(29);
    expect(await bookedIds()).toEqual([id]);
    const letters = await site.kindsOf(() => pass(1));
    expect(letters).toEqual([
      `${site.guest.user.email} Abbiamo ricevuto la tua richiesta: 12 giugno 2027 – 19 giugno 2027`,
      expect.stringMatching(new RegExp(`^${OWNER} Nuova richiesta da Ada Rossi`)),
    ]);
    const stay = await site.bookingOf(id);
    expect(stay).toMatchObject({ status: 'PENDING', expiresAt: '2027-03-03T10:30:00.000Z' });
    expect(stay.isInstant).toBeUndefined();
    expect(await bookedIds()).toEqual([]);
    expect((await site.owner.client.discountCodes.list())[0]?.used).toBe(1);
    expect((await site.owner.client.money.get({ params: { id } })).instalments).toEqual([]);
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const money = await site.owner.client.money.get({ params: { id } });
    expect(reference).toBeDefined();
    expect(await referenceOf()).toEqual(reference);
    expect(money.instalments).toHaveLength(2);
  });

  it('are not held again today for a guest who let three go', async () => {
    for (const month of ['05', '06', '07']) {
      await site.book({ startDate: `2027-${month}-03`, endDate: `2027-${month}-10` });
      await pass(31);
    }
    const query = { startDate: '2027-06-12', endDate: '2027-06-19', detail: 'true' } as const;
    expect((await site.guest.client.rates.quote({ query })).instant?.reasons).toEqual(['HOLDS']);
    expect(await site.book()).toMatchObject({ status: 'PENDING', instant: false });
    site.clock.advance(24 * 60 * MINUTE);
    expect((await site.guest.client.rates.quote({ query })).instant?.reasons).toEqual([]);
  });

  it('are free once the owner calls the stay off', async () => {
    const { id } = await site.book();
    await site.owner.client.bookings.cancel({ params: { id }, body: {} });
    expect(await bookedIds()).toEqual([]);
    await pass(60);
    expect(await site.bookingOf(id)).toMatchObject({ status: 'REJECTED', outcome: 'CANCELLED' });
  });
});

describe('a payment that comes too late', () => {
  async function expiredHold() {
    const { id } = await site.book();
    const session = await site.checkout(id);
    await pass(70);
    expect(await bookedIds()).toEqual([]);
    return { id, session };
  }

  it('confirms the stay as if in time where its days are free', async () => {
    const { id, session } = await expiredHold();
    const letters = await site.kindsOf(() => site.pay(session));
    expect(letters.slice(0, 2)).toEqual([
      `${GUEST} Prenotazione confermata: 12 giugno 2027 – 19 giugno 2027`,
      `${OWNER} Prenotato subito: 12 giugno 2027 – 19 giugno 2027`,
    ]);
    expect(await bookedIds()).toEqual([id]);
    const { instalments } = await site.owner.client.money.get({ params: { id } });
    expect(instalments[0]).toMatchObject({ kind: 'DEPOSIT', state: 'PAID' });
  });

  it('is told to the owner where they are another’s by now', async () => {
    const { id, session } = await expiredHold();
    await site.owner.client.bookings.block({ body: { startDate: '2027-06-14', endDate: '2027-06-15' } });
    const letters = await site.kindsOf(() => site.pay(session));
    expect(letters).toEqual([`${OWNER} Pagamento arrivato tardi: 12 giugno 2027 – 19 giugno 2027`]);
    expect(await site.bookingOf(id)).toMatchObject({ status: 'PENDING' });
    const params = { id };
    const { entries, credit } = await site.owner.client.money.get({ params });
    const paid = entries[0]?.amount ?? 0;
    expect(entries).toHaveLength(1);
    expect(credit).toBe(paid);
    expect((await site.owner.client.money.due()).credits).toMatchObject([{ bookingId: id, amount: paid }]);
    const suggestion = await site.owner.client.money.refundSuggestion({ params, query: { by: 'GUEST' } });
    expect(suggestion).toMatchObject({ rule: null, stay: paid });
  });

  it('and in the same instant as the end of the hold, either comes first and its end is whole', async () => {
    const { id } = await site.book();
    const session = await site.checkout(id);
    site.clock.advance(70 * MINUTE);
    await Promise.all([site.pay(session), site.app.holdExpiry.pollNow()]);
    expect(await site.bookingOf(id)).toMatchObject({ status: 'CONFIRMED', isInstant: true });
    expect((await site.owner.client.money.get({ params: { id } })).instalments).toHaveLength(2);
  });
});

describe('where no card can be charged', () => {
  it('a stay is confirmed as with any deposit', async () => {
    await site.database.insertInto('card_wait').values({ only_row: 1, since: '2027-03-01T08:00:00.000Z' }).execute();
    const booked = await site.book();
    expect(booked).toMatchObject({ instant: true });
    expect(booked.heldUntil).toBeUndefined();
  });
});
