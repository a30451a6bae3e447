import { describe, expect, test } from 'vitest';
import { shareWithin } from './share-by-month.ts';
import { hasAny, medianOf, type OwnStay, tellFigures, tellYear, type YearFacts } from './year-figures.ts';
import given from './year-vectors.json' with { type: 'json' };
import { warnOfYear } from './year-warnings.ts';

const vectorsOf = (kind: string) => given.vectors.filter((vector) => vector.kind === kind);

const NOTHING: YearFacts = {
  ...{ own: [], portalStays: [], payouts: [], flows: [], expenses: [], channelStays: [], closed: [], arrivals: [] },
};

const WEEK = { startDate: '2027-07-01', endDate: '2027-07-08' };

const own = (change: Partial<OwnStay> = {}): OwnStay => ({
  id: 's1',
  source: 'SITE',
  ...{ guestName: 'Ada Rossi', price: 70_000, paid: 0, ...WEEK },
  ...change,
});

type PortalStay = YearFacts['portalStays'][number];

const told = (change: Partial<PortalStay> = {}): PortalStay => ({
  portal: 'AIRBNB',
  ...{ code: 'HM1', guestName: 'Ivo', currency: 'EUR', bookingId: null, euros: null, unexplained: 0 },
  ...{ startDate: '2027-08-01', endDate: '2027-08-08', gross: 100_000, commission: 3_880, withheld: 21_000 },
  ...{ paid: 75_120, payouts: [{ date: '2027-08-02', amount: 75_120 }] },
  ...change,
});

const tell = (facts: Partial<YearFacts>, year = 2027) => tellYear(year, { ...NOTHING, ...facts });
const warn = (facts: Partial<YearFacts>, year = 2027) => warnOfYear(year, { ...NOTHING, ...facts });

describe('an amount', () => {
  type Competence = { stay: Parameters<typeof shareWithin>[1]; years: number[] };

  test.each(vectorsOf('competence'))('is shared over its nights: $title', (vector) => {
    // The shape of these vectors is their kind's.
    const { stay, years } = vector.given as unknown as Competence;
    expect(years.map((year) => shareWithin(year, stay))).toEqual(vector.expect);
  });

  test('below zero is shared as what it is without its sign', () => {
    const stay = { amount: -1, startDate: '2027-12-25', endDate: '2028-01-05' };
    expect([2027, 2028].map((year) => shareWithin(year, stay).earned)).toEqual([-1, 0]);
  });
});

test.each(vectorsOf('figures'))('$title', (vector) => {
  // The shape of these vectors is their kind's.
  const { days, ...figures } = vector.given as unknown as Record<'sold' | 'open' | 'earned', number> & {
    days: number[];
  };
  const { occupancy, meanNight } = tellFigures({ ...figures, nights: figures.sold });
  expect({ occupancy, meanNight, leadDays: medianOf(days) }).toEqual(vector.expect);
});

test('without open nights, nights or stays there is no occupancy, no mean night and no lead', () => {
  expect(tellFigures({ sold: 0, open: 0, earned: 0, nights: 0 })).toMatchObject({ occupancy: null, meanNight: null });
  expect([medianOf([]), medianOf([3, 4])]).toEqual([null, 4]);
});

describe('the accounts of a year', () => {
  test('have own and portals’ stays by the night, and what is left after commissions and expenses', () => {
    const expenses = [{ day: '2027-03-01', category: 'LINEN', amount: 5_000, currency: 'EUR', euros: null }] as const;
    const { totals, sources, months } = tell({ own: [own()], portalStays: [told()], expenses });
    expect(totals).toMatchObject({ earned: 170_000, commission: 3_880, expenses: 5_000, left: 161_120 });
    expect(totals).toMatchObject({ withheld: 21_000 });
    expect(sources).toEqual([
      { source: 'SITE', stays: 1, nights: 7, earned: 70_000, commission: 0, withheld: 0 },
      { source: 'AIRBNB', stays: 1, nights: 7, earned: 100_000, commission: 3_880, withheld: 21_000 },
    ]);
    expect(months[6]).toMatchObject({ month: '2027-07', earned: 70_000, portalEarned: 0, nights: 7 });
    expect(months[7]).toMatchObject({ earned: 0, portalEarned: 100_000, portalNights: 7 });
    expect(months[2]).toMatchObject({ expenses: 5_000 });
  });

  test('count a linked stay once, by what its portal told', () => {
    const { totals, figures } = tell({ own: [own()], portalStays: [told({ ...WEEK, bookingId: 's1' })] });
    expect(totals.earned).toBe(100_000);
    expect(figures).toMatchObject({ sold: 7, meanNight: 14_286 });
  });

  test('count nothing in another currency until the owner says the euros', () => {
    const abroad = told({ currency: 'USD', payouts: [{ date: '2027-08-02', amount: 80_000 }] });
    const payouts = [{ date: '2027-08-02', amount: 80_000, currency: 'USD' }];
    expect(tell({ portalStays: [abroad], payouts }).totals).toMatchObject({ earned: 0, paidOut: 0, withheld: 0 });
    const euros = { gross: 90_000, commission: 3_000, withheld: 0, paid: 87_000 };
    expect(tell({ portalStays: [{ ...abroad, euros }], payouts }).totals).toMatchObject({
      ...{ earned: 90_000, commission: 3_000, paidOut: 87_000, withheld: 0 },
    });
  });

  test('have what was withheld in the year of the payout, of two payouts by what each paid', () => {
    const stay = told({ startDate: '2027-12-20', endDate: '2028-01-10', withheld: 21_001 });
    const late = { ...stay, payouts: [{ date: '2028-01-02', amount: 75_120 }] };
    expect([2027, 2028].map((year) => tell({ portalStays: [late] }, year).totals.withheld)).toEqual([0, 21_001]);
    const halves = ['2027-12-21', '2028-01-21'].map((date) => ({ date, amount: 100 }));
    const split = { portalStays: [{ ...stay, payouts: halves }] };
    expect([2027, 2028].map((year) => tell(split, year).totals.withheld)).toEqual([10_501, 10_500]);
  });

  test('keep apart what was kept of a cancelled stay, by the day of cancelling', () => {
    const { totals, sources } = tell({ own: [own({ closedOn: '2027-05-02', paid: 9_085 })] });
    expect(totals).toMatchObject({ earned: 0, kept: 9_085, left: 9_085 });
    expect(sources).toEqual([]);
  });

  test('have each night with a guest once, and leave the owner’s own blocks out of the open ones', () => {
    const closed = [{ startDate: '2026-12-30', endDate: '2027-01-03' }];
    const facts = { own: [own()], channelStays: [{ startDate: '2027-07-06', endDate: '2027-07-10' }], closed };
    expect(tell(facts).figures).toMatchObject({ sold: 9, open: 363, occupancy: 25 });
  });

  test('say how long before arrival the site was booked, and how many cancelled', () => {
    const arrival = { source: 'SITE', startDate: '2027-07-01', requestedOn: '2027-06-01', isCancelled: false };
    const arrivals = [arrival, { ...arrival, source: 'OWNER', requestedOn: '2027-01-01' }];
    const cancelled = { ...arrival, requestedOn: '2027-06-30', isCancelled: true };
    const { figures } = tell({ arrivals: [...arrivals, cancelled] });
    expect(figures).toMatchObject({ leadDays: 30, cancelled: 1, confirmed: 3 });
  });

  test('of a year without nights and money are none', () => {
    expect([hasAny(tell({})), hasAny(tell({ own: [own()] }))]).toEqual([false, true]);
  });
});

describe('the owner is warned', () => {
  test('of nothing where all is told', () => expect(warn({ own: [own()], portalStays: [told()] })).toEqual([]));

  test('of a portal’s stay on the nights of a booking, until it is linked', () => {
    const facts = { own: [own()], portalStays: [told(WEEK)] };
    expect(warn(facts)).toEqual([
      {
        ...{ code: 'DOUBLE', count: 1, path: '/income/portals' },
        text: '1 soggiorno dei portali coincide con una prenotazione: collegalo',
      },
    ]);
    expect(warn({ ...facts, portalStays: [told({ ...WEEK, bookingId: 's1' })] })).toEqual([]);
  });

  test('of other currencies, of what does not add up, of missing prices, of long stays and of untold nights', () => {
    const facts = {
      own: [own({ price: null }), own({ id: 's2', startDate: '2027-09-01', endDate: '2027-10-02' })],
      portalStays: [told({ currency: 'USD' }), told({ unexplained: 6_120 }), told({ unexplained: 1 })],
      expenses: [{ day: '2027-03-01', category: 'OTHER', amount: 1, currency: 'CHF', euros: null } as const],
      channelStays: [{ startDate: '2027-11-01', endDate: '2027-11-03' }],
    };
    expect(warn(facts).map(({ text }) => text)).toEqual([
      '2 importi in altra valuta non contano: scrivi gli euro',
      '2 soggiorni dei portali non tornano',
      '1 soggiorno senza prezzo',
      '1 soggiorno oltre 30 notti: il contratto si registra, e qui la base non lo conta',
      '2 notti dei portali senza un file che dica quanto hanno reso',
    ]);
  });
});
