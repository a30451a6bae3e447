import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

const yearOf = (year?: number) => site.admin.reports.year({ query: { year } });
const spend = (change: object = {}) =>
  site.admin.expenses.add({
    body: { key: randomUUID(), day: '2027-02-10', category: 'LINEN', amount: 5_000, ...change },
  });

/** Airbnb's transactions: one stay of 2027, of which tax was withheld, and its payout. */
const AIRBNB = [
  'Date,Type,Confirmation code,Start date,Nights,Guest,Currency,Amount,Paid out,Service fee,Gross earnings',
  '08/25/2027,Payout,,,,,EUR,,751.20,,',
  '08/25/2027,Reservation,HMABCDEFGH,08/24/2027,7,Ivo Neri,EUR,961.20,,38.80,1000.00',
  '08/25/2027,Withholding tax,HMABCDEFGH,08/24/2027,7,Ivo Neri,EUR,-210.00,,,',
].join('\n');

describe('the accounts of a year', () => {
  test('of a house without stays are empty, of this year where none is named', async () => {
    const report = await yearOf();
    expect(report).toMatchObject({ year: 2027, sources: [], expenses: [], warnings: [], before: null, flatTax: null });
    expect(report.months).toHaveLength(12);
    expect(report.figures).toMatchObject({ sold: 0, open: 365, occupancy: 0, meanNight: null, leadDays: null });
  });

  test('have stays by the night, money by the day, and what is left after expenses', async () => {
    const id = await site.confirmed();
    await site.entered(id, { amount: 18_171 });
    await spend();
    const { totals, figures, sources, expenses, months } = await yearOf();
    expect(totals).toMatchObject({ earned: 60_571, expenses: 5_000, left: 55_571, received: 18_171, kept: 0 });
    expect(months[5]).toMatchObject({ month: '2027-06', earned: 34_612, nights: 4, portalNights: 0 });
    expect(sources).toEqual([{ source: 'SITE', stays: 1, nights: 7, earned: 60_571, commission: 0, withheld: 0 }]);
    expect(expenses).toEqual([{ category: 'LINEN', amount: 5_000 }]);
    expect(figures).toMatchObject({ sold: 7, occupancy: 19, meanNight: 8_653, leadDays: 118, confirmed: 1 });
    expect((await yearOf(2028)).before).toMatchObject({ totals: { left: 55_571 } });
  });

  test('have what was kept of a stay that was called off, which counts as cancelled', async () => {
    const id = await site.confirmed();
    await site.entered(id, { amount: 18_171 });
    await site.admin.bookings.cancel({ params: { id }, body: {} });
    const { totals, figures } = await yearOf();
    expect(totals).toMatchObject({ earned: 0, kept: 18_171, left: 18_171 });
    expect(figures).toMatchObject({ sold: 0, cancelled: 1, confirmed: 1 });
    // As of those that were confirmed before that was recorded.
    await site.database.updateTable('bookings').set({ confirmed_at: null }).where('id', '=', id).execute();
    expect((await yearOf()).figures).toMatchObject({ cancelled: 1, confirmed: 1 });
  });

  test('have closed days as nights that nobody could book', async () => {
    await site.admin.bookings.block({ body: { startDate: '2027-09-01', endDate: '2027-09-05', reason: null } });
    expect((await yearOf()).figures.open).toBeLessThan(365);
  });

  test('count a portal’s stay by its file, and a linked booking by that alone', async () => {
    const id = await site.confirmed({ startDate: '2027-08-24', endDate: '2027-08-31' });
    await site.entered(id, { amount: 10_000 });
    await site.admin.payouts.read({ body: {}, file: new File([AIRBNB], 'airbnb.csv') });
    const before = await yearOf();
    expect(before.warnings.map(({ code }) => code)).toEqual(['DOUBLE']);
    const [stay] = await site.admin.payouts.stays({ query: { year: 2027 } });
    await site.admin.payouts.editStay({ params: { id: stay?.id ?? '' }, body: { bookingId: id } });
    const { totals, sources, warnings } = await yearOf();
    expect(totals).toMatchObject({ earned: 100_000, commission: 3_880, withheld: 21_000 });
    expect(totals).toMatchObject({ received: 0, paidOut: 75_120 });
    expect(sources.map(({ source }) => source)).toEqual(['AIRBNB']);
    expect(warnings).toEqual([]);
    expect((await site.admin.reports.income({ query: { year: 2027 } })).months[2]).toMatchObject({ received: 10_000 });
  });

  test('are of a year that there can be', async () => {
    expect(await refusalOf(yearOf(1999))).toMatchObject({ status: 400 });
  });
});

describe('the flat tax', () => {
  const set = (change: Parameters<typeof site.admin.yearSettings.replace>[0]['body']) =>
    site.admin.yearSettings.replace({ body: change });

  test('is not calculated until the owner says so', async () => {
    expect(await site.admin.yearSettings.get()).toMatchObject({
      ...{ regime: 'NONE', homes: 1, isChosen: true, certificates: [] },
    });
    await site.confirmed();
    await set({ regime: 'FLAT' });
    expect((await yearOf()).flatTax).toMatchObject({
      ...{ rate: 21, base: 60_571, tax: 12_720, withheld: 0, left: 12_720, credit: 0, isChecked: false },
      advances: [{ kind: 'SECOND', amount: 12_720, dueOn: '2028-11-30' }],
      source: 'art. 1 c. 17 L. 199/2025',
    });
    await set({ homes: 3 });
    expect((await yearOf()).flatTax).toMatchObject({ rate: null, tax: null, left: null, advances: [] });
  });

  test('has a certificate of a year and portal once', async () => {
    const certificate = { year: 2027, portal: 'AIRBNB', gross: 100_000, withheld: 2_000 } as const;
    await site.confirmed();
    await set({ regime: 'FLAT', certificates: [certificate] });
    expect((await yearOf()).flatTax).toMatchObject({ withheld: 2_000, isCertified: true, left: 10_720 });
    expect(await refusalOf(set({ certificates: [certificate, certificate] }))).toMatchObject({
      status: 400,
      fields: { certificates: expect.any(String) },
    });
  });

  test('falls due in the next year, where anything is left of it', async () => {
    await site.confirmed();
    const list = () => site.admin.deadlines.list({ query: { from: '2028-01-01', to: '2028-12-31' } });
    expect(await list()).toEqual([]);
    await set({ regime: 'FLAT' });
    expect(await list()).toMatchObject([
      { kind: 'FLAT_TAX', title: 'Cedolare secca 2027: saldo e primo acconto', path: '/income' },
      { kind: 'FLAT_TAX', title: 'Cedolare secca 2027: secondo acconto', state: 'DUE' },
    ]);
    const params = { key: 'FLAT_TAX:2027-1' };
    expect(await site.admin.deadlines.tick({ params, body: { done: true } })).toMatchObject({ state: 'DONE' });
  });
});

test('a contract over thirty nights is to be registered thirty days after it was confirmed', async () => {
  const id = await site.confirmed({ startDate: '2027-06-01', endDate: '2027-07-02', guestName: 'Zoë Rossi' });
  const due = await site.admin.deadlines.list({ query: { to: '2027-12-31' } });
  expect(due).toMatchObject([
    {
      ...{ key: `REGISTRATION:${id}`, kind: 'REGISTRATION', title: 'Registra il contratto di Zoë Rossi' },
      dueAt: '2027-03-31T22:00:00.000Z',
    },
  ]);
});
