import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aStayRequest } from '../../../testing/index.ts';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

const entered = (id: string, change: Parameters<LedgerSite['entered']>[1] = {}) =>
  site.entered(id, { date: '2027-02-10', ...change });

async function report(year?: number) {
  const answer = await site.admin.reports.income({ query: { year } });
  const monthOf = (month: string) => answer.months.find((one) => one.month === month);
  return { ...answer, monthOf };
}

async function tableOf(year?: number): Promise<string> {
  return Buffer.from(await (await site.admin.reports.incomeCsv({ query: { year } })).arrayBuffer()).toString();
}

describe('the report of a year', () => {
  test('of a house without stays has twelve empty months, of this year where none is named', async () => {
    const { year, months, damage, tax } = await report();
    expect({ year, damage, tax }).toEqual({ year: 2027, damage: 0, tax: 0 });
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2027-01', received: 0, refunded: 0, nights: 0, earned: 0 });
  });

  test('has money in the month in which it moved, and the price where one slept', async () => {
    const id = await site.confirmed();
    await entered(id, { amount: 18_171, date: '2027-01-31' });
    await entered(id, { amount: 50_000 });
    await entered(id, { direction: 'OUT', amount: 7_600, date: '2027-03-01' });
    await entered(id, { amount: 900, date: '2026-12-31' });
    const { monthOf } = await report(2027);
    expect(monthOf('2027-01')).toEqual({ month: '2027-01', received: 18_171, refunded: 0, nights: 0, earned: 0 });
    expect(monthOf('2027-02')).toMatchObject({ received: 50_000 });
    expect(monthOf('2027-03')).toMatchObject({ refunded: 7_600 });
    expect(monthOf('2027-06')).toMatchObject({ nights: 4, earned: 34_612 });
    expect(monthOf('2027-07')).toMatchObject({ nights: 3, earned: 25_959 });
    expect((await report(2026)).monthOf('2026-12')).toMatchObject({ received: 900, earned: 0 });
  });

  test('follows the price that holds, and counts neither requests nor closed days', async () => {
    const id = await site.confirmed();
    const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 70_000 }];
    await site.admin.money.setPrice({ params: { id }, body: { lines, reason: 'Sconto' } });
    await site.guest.bookings.request({ body: { ...aStayRequest(), startDate: '2027-08-01', endDate: '2027-08-08' } });
    await site.admin.bookings.block({ body: { startDate: '2027-09-01', endDate: '2027-09-05', reason: null } });
    const { months } = await report();
    expect(months.reduce((sum, { earned }) => sum + earned, 0)).toBe(70_000);
    expect(months.reduce((sum, { nights }) => sum + nights, 0)).toBe(7);
  });

  test('keeps deposits out, has damage and tax apart, and forgets what was undone', async () => {
    const id = await site.confirmed();
    await entered(id, { purpose: 'SECURITY', amount: 20_000 });
    await site.admin.money.retain({ params: { id }, body: { amount: 5_000, reason: 'Un vaso' } });
    await entered(id, { purpose: 'TAX', amount: 2_400 });
    const { id: mistake } = await entered(id, { amount: 6_000_000, date: '2027-03-01' });
    await site.admin.money.reverse({ params: { id: mistake }, body: { reason: 'Uno zero di troppo' } });
    const { months, damage, tax } = await report();
    expect(months.every(({ received, refunded }) => received === 0 && refunded === 0)).toBe(true);
    expect({ damage, tax }).toEqual({ damage: 5_000, tax: 2_400 });
  });

  test('has what was kept of a stay that was called off on that day, and none of its nights', async () => {
    const id = await site.confirmed();
    await entered(id, { amount: 18_171 });
    await site.admin.bookings.cancel({ params: { id }, body: {} });
    await entered(id, { direction: 'OUT', amount: 9_086, date: '2027-03-01' });
    const { months, monthOf } = await report();
    expect(monthOf('2027-03')).toMatchObject({ nights: 0, earned: 9_085, refunded: 9_086 });
    expect(months.reduce((sum, { earned }) => sum + earned, 0)).toBe(9_085);
  });

  test('is of a year that there can be', async () => {
    const query = { year: 1899 };
    expect(await refusalOf(site.admin.reports.income({ query }))).toMatchObject({ status: 400 });
    expect(await refusalOf(site.admin.reports.incomeCsv({ query }))).toMatchObject({ status: 400 });
  });
});

describe('the accountant’s table', () => {
  const HEAD = '\uFEFFData;Causale;Ricevuta;Soggiorno;Ospite;Metodo;Riferimento;Entrata;Uscita\r\n';

  test('has every entry of the year in the order of its days, with a decimal comma', async () => {
    const id = await site.confirmed({ guestName: 'Zoë Rossi' });
    await entered(id, { direction: 'IN', amount: 123_450, reference: 'RF1748213907 acconto', date: '2027-02-28' });
    await entered(id, { purpose: 'SECURITY', method: 'CASH', amount: 5, date: '2027-01-02' });
    await entered(id, { amount: 100, date: '2026-12-31' });
    const { id: mistake } = await entered(id, { method: 'OTHER', amount: 700 });
    await site.admin.money.reverse({ params: { id: mistake }, body: { reason: 'Doppio' } });
    const stay = 'dal 27/06/2027 al 04/07/2027;Zoë Rossi';
    expect(await tableOf()).toBe(
      `${HEAD}2027-01-02;Deposito cauzionale;;${stay};Contanti;;0,05;\r\n` +
        `2027-02-10;Soggiorno;;${stay};Altro;;7,00;\r\n` +
        `2027-02-28;Soggiorno;;${stay};Bonifico;RF1748213907 acconto;1234,50;\r\n` +
        `2027-03-01;Soggiorno (annullamento);;${stay};Altro;;;7,00\r\n`,
    );
  });

  test('has each receipt that was taken back, and the one that did, so that no number is missing', async () => {
    const owner = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1' };
    await site.admin.paymentSettings.replace({ body: { owner } });
    const id = await site.confirmed({ guestName: 'Zoë Rossi' });
    const { id: entry } = await entered(id, { amount: 18_171 });
    const body = { entryIds: [entry], payer: { name: 'Zoë Rossi' } };
    const { id: wrong } = await site.admin.receipts.make({ params: { id }, body });
    await site.admin.receipts.void({ params: { id: wrong } });
    await site.admin.receipts.make({ params: { id }, body });
    const stay = 'dal 27/06/2027 al 04/07/2027;Zoë Rossi';
    expect(await tableOf()).toBe(
      `${HEAD}2027-02-10;Soggiorno;3/2027;${stay};Bonifico;;181,71;\r\n` +
        `2027-03-01;Ricevuta stornata con la 2/2027: 181,71 euro;1/2027;${stay};;;;\r\n` +
        `2027-03-01;Storno della ricevuta 1/2027: -181,71 euro;2/2027;${stay};;;;\r\n`,
    );
    expect(await tableOf(2026)).toBe(HEAD);
  });

  test('has of two years the receipt in the one, and what took it back in the other', async () => {
    const owner = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1' };
    await site.admin.paymentSettings.replace({ body: { owner } });
    const id = await site.confirmed();
    const { id: entry } = await entered(id, { amount: 18_171 });
    const body = { entryIds: [entry], payer: { name: 'Zoë Rossi' } };
    const { id: wrong } = await site.admin.receipts.make({ params: { id }, body });
    site.clock.advance(Date.parse('2028-01-10T10:00:00Z') - site.clock.now().getTime());
    ({ client: site.admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
    await site.admin.receipts.void({ params: { id: wrong } });
    expect(await tableOf(2027)).toContain('2027-03-01;Ricevuta stornata con la 1/2028: 181,71 euro;1/2027;');
    expect(await tableOf(2028)).toContain('2028-01-10;Storno della ricevuta 1/2027: -181,71 euro;1/2028;');
  });

  test('of a year without entries is its head', async () => {
    expect(await tableOf(2030)).toBe(HEAD);
  });

  test('runs nothing that a guest or a bank wrote', async () => {
    const id = await site.confirmed({ guestName: '=HYPERLINK("x";"Ada")' });
    await entered(id, { reference: '+39 081;@SUM(A1)' });
    expect(await tableOf()).toContain(`;"'=HYPERLINK(""x"";""Ada"")";Bonifico;"'+39 081;'@SUM(A1)";100,00;\r\n`);
  });

  test('is a file by the name of its year', async () => {
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${site.origin}/api/reports/income/csv?year=2026`, { headers });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="entrate-2026.csv"');
  });
});
