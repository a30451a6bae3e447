import { randomUUID } from 'node:crypto';
import type { TouristTaxTermsEdit } from '@approdo/shared/contract/law/tourist-tax';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';
import {
  ADDED_STAYS,
  BOOKED_STAY,
  DUE_BY_DEPARTURE,
  DUE_BY_NIGHT,
  EXEMPTIONS_OF_YEAR,
  LINES_OF_YEAR,
  SUMS_OF_YEAR,
  TARIFFS_OF_YEAR,
} from '../../../testing/year-of-tax.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`);
const QUARTERS = ['2027-Q1', '2027-Q2', '2027-Q3', '2027-Q4'];
const ALL = [...MONTHS, ...QUARTERS, '2027'];

let site: RegisterSite;
let bookingId: string;

beforeAll(async () => {
  site = await createRegisterSite();
  const { client } = site;
  for (const { guests, ...stay } of ADDED_STAYS) {
    const { id } = await client.registerStays.add({ body: { key: randomUUID(), ...stay } });
    if (guests.length > 0) await site.write(id, guests);
  }
  const { guests, ...dates } = BOOKED_STAY;
  bookingId = (await site.request(dates)).id;
  await client.bookings.decide({ params: { id: bookingId }, body: { status: 'CONFIRMED' } });
  await site.write(bookingId, guests);
  await client.money.enter({
    params: { id: bookingId },
    body: { key: randomUUID(), date: '2027-02-28', direction: 'IN', method: 'BANK', purpose: 'TAX', amount: 2500 },
  });
  // Pending and refused requests owe nothing.
  await site.request({ startDate: '2027-05-15', endDate: '2027-05-22' });
  const refused = await site.request({ startDate: '2027-05-22', endDate: '2027-05-29' });
  await client.bookings.decide({ params: { id: refused.id }, body: { status: 'REJECTED' } });
}, 60_000);
afterAll(() => site.close());

beforeEach(() =>
  set({
    ...{ mode: 'NIGHT', tariffs: TARIFFS_OF_YEAR, exemptions: EXEMPTIONS_OF_YEAR },
    ...{ period: 'QUARTER', due: { day: 15, monthsAfter: 1 }, countBy: 'DEPARTURE' },
  }),
);

const set = (body: TouristTaxTermsEdit) => site.client.touristTax.replace({ body });
const read = (period: string) => site.client.touristTax.report({ query: { period } });

/** Each period of the year, by kind. */
async function readAll(countBy: 'DEPARTURE' | 'NIGHT') {
  const reports = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const [kind, periods] of [
    ['MONTH', MONTHS],
    ['QUARTER', QUARTERS],
    ['YEAR', ['2027']],
  ] as const) {
    await set({ period: kind, countBy });
    for (const period of periods) reports.set(period, await read(period));
  }
  return (period: string) => {
    const report = reports.get(period);
    if (!report) throw new Error(`${period} was not asked for`);
    return report;
  };
}

/** Of a month, or of all months of a quarter or a year. */
const reckoned = (byMonth: Readonly<Record<string, number>>, period: string) =>
  monthsOf(period).reduce((sum, month) => sum + (byMonth[month] ?? 0), 0);

function monthsOf(period: string): readonly string[] {
  if (period === '2027') return MONTHS;
  const quarter = QUARTERS.indexOf(period);
  return quarter < 0 ? [period] : MONTHS.slice(quarter * 3, quarter * 3 + 3);
}

describe('the tax of a year', () => {
  it.each([
    ['DEPARTURE', DUE_BY_DEPARTURE],
    ['NIGHT', DUE_BY_NIGHT],
  ] as const)('by %s is that of the table in each month, each quarter and the year', async (countBy, byMonth) => {
    const of = await readAll(countBy);
    const due = (period: string) => [period, of(period).due];
    expect(ALL.map(due)).toEqual(ALL.map((period) => [period, reckoned(byMonth, period)]));
    for (const period of ALL) {
      const { lines, nights } = of(period);
      const tallied = lines.flatMap(({ ordinary, reduced, exempt, outside }) => [ordinary, reduced, exempt, outside]);
      expect(tallied.reduce((sum, each) => sum + each, 0)).toBe(nights);
      expect(monthsOf(period).reduce((sum, month) => sum + of(month).nights, 0)).toBe(nights);
    }
  });

  it('is told tariff by tariff, with what is exempt by a code', async () => {
    await set({ period: 'YEAR' });
    expect(await read('2027')).toEqual({
      period: '2027',
      dueOn: '2028-01-15',
      isEstimate: true,
      lines: LINES_OF_YEAR,
      exemptions: [{ code: 'AUTISTI', nights: 7 }],
      ...SUMS_OF_YEAR,
      collected: 2500,
    });
  });

  it('is an estimate alone in the quarter of the stay whose guests nobody wrote down', async () => {
    const estimates = await Promise.all(QUARTERS.map(async (period) => (await read(period)).isEstimate));
    expect(estimates).toEqual([false, false, true, false]);
  });

  it('is all zeros in a month that nobody left in, which is declared too', async () => {
    await set({ period: 'MONTH', due: { day: 31, monthsAfter: 1 } });
    expect(await read('2027-02')).toEqual({
      ...{ period: '2027-02', dueOn: '2027-03-31', isEstimate: false, lines: [], exemptions: [] },
      ...{ guests: 0, nights: 0, due: 0, collected: 0 },
    });
    expect((await read('2027-10')).due).toBe(0);
    expect((await read('2027-03')).dueOn).toBe('2027-04-30');
  });

  it('is the same in the table for a spreadsheet', async () => {
    const table = await new Response(await site.client.touristTax.csv({ query: { period: '2027-Q3' } })).text();
    expect(table.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Periodo;Tariffa;Importo;Ordinarie;Ridotte;Esenti;Fuori tariffa;Dovuto',
      '2027-Q3;2026-01-01 03-01/10-31;2,00;8;4;0;0;20,00',
      '2027-Q3;2027-07-01 03-01/10-31;3,00;36;0;35;0;108,00',
      '2027-Q3;Esenzione AUTISTI;;;;7;;',
      '',
    ]);
  });

  it('counts what guests of the site paid of it, in the period of their departure', async () => {
    const collected = await Promise.all(QUARTERS.map(async (period) => (await read(period)).collected));
    expect(collected).toEqual([0, 2500, 0, 0]);
  });
});

describe('by bands', () => {
  const bands = [
    { upTo: 3000, amount: 100 },
    { upTo: 4000, amount: 200 },
    { upTo: null, amount: 400 },
  ];

  // Three guests for seven nights: 840.00 are 40.00 for each of 21 nights, which is within the second band.
  it.each([
    [84_000, 200],
    [84_001, 400],
    [63_000, 100],
  ])('a stay whose nights cost %d is in that of %d', async (amount, rate) => {
    await set({ mode: 'BANDS', tariffs: [{ from: '2026-01-01', bands }], period: 'MONTH' });
    const lines = [
      { kind: 'STAY' as const, label: 'Sette notti', amount },
      { kind: 'CLEANING' as const, label: 'Pulizia', amount: 9000 },
    ];
    await site.client.money.setPrice({ params: { id: bookingId }, body: { lines, reason: 'Accordo' } });
    expect(await read('2027-05')).toMatchObject({ isEstimate: false, nights: 21, due: 21 * rate });
    // Without a price, the last band applies.
    expect(await read('2027-01')).toMatchObject({ isEstimate: true, nights: 10, due: 10 * 400 });
  });
});
