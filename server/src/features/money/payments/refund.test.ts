import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite, TODAY } from '../../../testing/ledger-site.ts';

const DAY = 86_400_000;

const RULES = [
  { daysBefore: 60, percent: 100 },
  { daysBefore: 30, percent: 50 },
];

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
  await site.admin.paymentSettings.replace({ body: { cancellationRules: RULES } });
});
afterEach(() => site.close());

/** A stay that begins in so many days, at this price. */
async function stayIn(days: number, price = 60_571) {
  const startDate = addDays(TODAY, days);
  const id = await site.confirmed({ startDate, endDate: addDays(startDate, 7) });
  const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: price }];
  await site.admin.money.setPrice({ params: { id }, body: { lines, reason: 'Come d’accordo' } });
  return id;
}

async function cancel(id: string) {
  await site.admin.bookings.cancel({ params: { id }, body: {} });
  site.clock.advance(1000);
}

const askToCancel = (id: string) => site.guest.bookings.askCancellation({ params: { id }, body: {} });

const suggested = (id: string) => site.admin.money.refundSuggestion({ params: { id }, query: { by: 'GUEST' } });

/** The suggested refund, for the stay and in every place where the owner sees it. */
async function readRefund(id: string) {
  const { stay } = await suggested(id);
  const { credits } = await site.admin.money.due();
  return { stay, due: credits.find(({ bookingId }) => bookingId === id)?.amount };
}

describe('a stay that its guest cancels gives back a share of what was paid by then', () => {
  test('by the date of what came, though it is typed in later', async () => {
    const id = await stayIn(40);
    await askToCancel(id);
    await cancel(id);
    await site.entered(id, { amount: 20_000, date: addDays(TODAY, -1) });
    expect(await readRefund(id)).toEqual({ stay: 10_000, due: 10_000 });
  });

  test('and all of what comes on a later day', async () => {
    const id = await stayIn(40);
    await site.entered(id, { amount: 20_000 });
    await askToCancel(id);
    await cancel(id);
    site.clock.advance(DAY);
    await site.entered(id, { amount: 5000, date: addDays(TODAY, 1) });
    expect(await readRefund(id)).toEqual({ stay: 15_000, due: 15_000 });
  });

  test('and not of what was written by mistake, whenever it is undone', async () => {
    const id = await stayIn(35);
    await site.entered(id, { amount: 10_000 });
    const mistake = await site.entered(id, { amount: 100_000 });
    await askToCancel(id);
    await cancel(id);
    await site.admin.money.reverse({ params: { id: mistake.id }, body: { reason: 'Era di un altro' } });
    expect(await readRefund(id)).toEqual({ stay: 5000, due: 5000 });
  });

  test('and nothing twice of what goes back on the very day', async () => {
    const id = await stayIn(40);
    await site.entered(id, { amount: 20_000 });
    await site.entered(id, { direction: 'OUT', amount: 4000 });
    site.clock.advance(1000);
    await askToCancel(id);
    await cancel(id);
    expect(await readRefund(id)).toEqual({ stay: 8000, due: 8000 });
    await site.entered(id, { direction: 'OUT', amount: 5000 });
    expect(await readRefund(id)).toEqual({ stay: 3000, due: 3000 });
    const wrong = await site.entered(id, { direction: 'OUT', amount: 3000 });
    expect(await readRefund(id)).toEqual({ stay: 0, due: undefined });
    await site.admin.money.reverse({ params: { id: wrong.id }, body: { reason: 'Non è partito' } });
    expect(await readRefund(id)).toEqual({ stay: 3000, due: 3000 });
  });

  test('and whole what was paid over the price', async () => {
    const id = await stayIn(40, 25_000);
    await site.entered(id, { amount: 35_000 });
    expect(await suggested(id)).toMatchObject({ stay: 22_500 });
    await askToCancel(id);
    await cancel(id);
    expect(await readRefund(id)).toEqual({ stay: 22_500, due: 22_500 });
  });
});

describe('a stay that was never agreed on gives back all that was paid for it, whatever the terms', () => {
  const WEEK = { startDate: addDays(TODAY, 10), endDate: addDays(TODAY, 17) };

  async function expectAllBack(id: string, amount: number) {
    expect(await site.moneyOf(id)).toMatchObject({ credit: amount, instalments: [] });
    const { credits, overdue, next } = await site.admin.money.due();
    expect(credits).toMatchObject([{ bookingId: id, kind: 'CREDIT', amount }]);
    expect([...overdue, ...next]).toEqual([]);
    for (const by of ['GUEST', 'OWNER', undefined] as const) {
      const suggestion = await site.admin.money.refundSuggestion({ params: { id }, query: by ? { by } : {} });
      expect(suggestion).toMatchObject({ rule: null, stay: amount, total: amount });
      expect(suggestion).not.toHaveProperty('note');
    }
  }

  test('while it waits, and once it is refused', async () => {
    await site.admin.paymentSettings.replace({ body: { depositLabel: 'CAPARRA' } });
    const { id } = await site.request(WEEK);
    await site.entered(id);
    await expectAllBack(id, 10_000);
    await site.admin.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    await expectAllBack(id, 10_000);
    expect((await site.guest.money.get({ params: { id } })).credit).toBe(10_000);
    await site.entered(id, { direction: 'OUT', amount: 4000 });
    await expectAllBack(id, 6000);
    await site.entered(id, { direction: 'OUT', amount: 6000 });
    expect((await site.admin.money.due()).credits).toEqual([]);
    expect(await site.moneyOf(id)).toMatchObject({ credit: 0 });
  });

  test('where nobody answered in time, also of what comes later', async () => {
    await site.admin.stayRules.replace({ body: { requestHours: 24 } });
    const { id } = await site.request(WEEK);
    await site.entered(id);
    site.clock.advance(2 * DAY);
    await site.app.requestExpiry.pollNow();
    expect(await site.admin.bookings.get({ params: { id } })).toMatchObject({ outcome: 'EXPIRED' });
    await site.entered(id, { amount: 500, date: addDays(TODAY, 2) });
    await expectAllBack(id, 10_500);
  });

  test('and once it is confirmed it is no credit any more', async () => {
    const { id } = await site.request(WEEK);
    await site.entered(id);
    await site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    expect(await site.moneyOf(id)).toMatchObject({ credit: 0 });
    expect((await site.admin.money.due()).credits).toEqual([]);
  });
});

describe('the days of a cancellation', () => {
  test('are counted from the day on which the guest asked, and both days are told', async () => {
    await site.admin.paymentSettings.replace({ body: { cancellationRules: [{ daysBefore: 30, percent: 50 }] } });
    const id = await stayIn(31);
    await site.entered(id, { amount: 20_000 });
    expect(await suggested(id)).not.toHaveProperty('askedOn');
    await askToCancel(id);
    site.clock.advance(2 * DAY);
    const expectedSuggestion = { daysLeft: 31, stay: 10_000, askedOn: TODAY };
    expect(await suggested(id)).toMatchObject(expectedSuggestion);
    expect(await suggested(id)).not.toHaveProperty('closedOn');
    await cancel(id);
    expect(await suggested(id)).toMatchObject({ ...expectedSuggestion, closedOn: addDays(TODAY, 2) });
    expect(await readRefund(id)).toEqual({ stay: 10_000, due: 10_000 });
  });

  test('are counted from the cancellation where the guest did not ask for it', async () => {
    const id = await stayIn(31);
    await site.entered(id, { amount: 20_000 });
    site.clock.advance(2 * DAY);
    await cancel(id);
    expect(await suggested(id)).toMatchObject({ daysLeft: 29, stay: 0, closedOn: addDays(TODAY, 2) });
    expect(await suggested(id)).not.toHaveProperty('askedOn');
  });

  test('are of no matter where the owner cancels what the guest had not asked', async () => {
    const id = await stayIn(31);
    await site.entered(id, { amount: 20_000 });
    await cancel(id);
    expect(await site.admin.money.refundSuggestion({ params: { id } })).toMatchObject({ rule: null, stay: 20_000 });
  });
});
