import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusalOf } from '../../../testing/refusal.ts';
import { createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';

// One site for all tests.
vi.setConfig({ hookTimeout: 60_000 });

let site: RegisterSite;
let client: RegisterSite['client'];
beforeAll(async () => {
  site = await createRegisterSite();
  client = site.client;
  await client.regionalSettings.replace({ body: { region: 'LAZIO', code: 'LT-0042', firstDay: '2027-01-01' } });
  await client.touristTax.replace({
    body: { mode: 'NIGHT', tariffs: [{ from: '2026-01-01', amount: 100 }], period: 'MONTH' },
  });
});
afterAll(() => site.close());

const REFUSED = { status: 400, fields: expect.any(Object) };
const FIRST = '0001-01-01';
const LAST = '9999-12-31';

describe('days at the ends of the calendar', () => {
  it.each([
    ['deadlines to the last', () => client.deadlines.list({ query: { to: LAST } })],
    ['deadlines from the first', () => client.deadlines.list({ query: { from: FIRST } })],
    ['deadlines to the first', () => client.deadlines.list({ query: { to: FIRST } })],
    ['transmissions to the first', () => client.transmissions.list({ query: { to: FIRST } })],
    ['transmissions from the last', () => client.transmissions.list({ query: { from: LAST } })],
    ['a region’s days', () => client.regional.days({ query: { from: FIRST, to: '0001-01-02' } })],
    ['a region’s file', () => client.regional.file({ query: { from: FIRST, to: '0001-01-02' } })],
    ['a region’s month that no year has', () => client.regional.table({ query: { month: '0000-01' } })],
    ['a region’s last month', () => client.regional.table({ query: { month: '9999-12' } })],
    ['the tax of the last month', () => client.touristTax.report({ query: { period: '9999-12' } })],
    ['the table of its tax', () => client.touristTax.csv({ query: { period: '9999-12' } })],
    ['a first day that is told', () => client.regionalSettings.replace({ body: { firstDay: FIRST } })],
    [
      'a renewal',
      () => client.complianceList.replace({ body: { items: [{ key: 'GAS', state: 'DONE', date: LAST }] } }),
    ],
  ])('are refused by a text beside what was sent: %s', async (_, ask: () => Promise<unknown>) => {
    expect(await refusalOf(ask())).toMatchObject(REFUSED);
  });

  it('are no fault within what is taken, however far from today', async () => {
    await client.regionalSettings.replace({ body: { firstDay: '1900-01-01' } });
    await client.complianceList.replace({ body: { items: [{ key: 'GAS', state: 'DONE', date: '2199-12-31' }] } });
    const [earliest] = await client.deadlines.list({ query: {} });
    // Reports are stored for five years: those of earlier months are unknown.
    expect(earliest).toMatchObject({ key: 'REGIONAL:2022-03', state: 'LATE' });
    const last = await client.deadlines.list({ query: { from: '2199-12-31', to: '2199-12-31' } });
    expect(last.map(({ key }) => key)).toEqual(['COMPLIANCE:GAS', 'REGIONAL:2199-11']);
    expect((await client.today.get({ query: {} })).deadlines).toHaveLength(5);
  });
});
