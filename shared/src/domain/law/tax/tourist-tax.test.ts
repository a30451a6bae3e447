import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, listDays } from '../../base/date/local-date.ts';
import {
  daysOfTaxPeriod,
  isTaxPeriod,
  listTaxPeriods,
  nameTaxPeriod,
  TAX_PERIOD_KINDS,
  taxDueOn,
  taxPeriodOf,
} from './tax-period.ts';
import { TAX_COUNTS, taxReport } from './tax-report.ts';
import { findTariff, findTariffFaults, type TaxTariff } from './tax-tariff.ts';
import { vectors } from './testing/tax-vectors.ts';
import { listTaxNights, type TaxedGuest, touristTax, touristTaxOfStay } from './tourist-tax.ts';

const adult: TaxedGuest = { birthDate: '1980-01-01' };

/** `2026-07-04` to `2026-07-11` for two. */
const week = { startDate: '2026-07-04', endDate: '2026-07-11', price: null, guests: 2 };

describe('the tax of a stay', () => {
  test.each(vectors.touristTax)('$id', ({ stay, guests, tariffs, is }) => {
    expect(touristTaxOfStay(stay, guests, tariffs as readonly TaxTariff[])).toEqual(is);
  });

  test.each([
    [
      'two adults and a child of nine',
      '2026-07-04',
      '2026-07-11',
      ['1980-01-01', '1980-01-01', '2017-01-01'],
      2000,
      [{ from: '2026-01-01', amount: 200, maxNights: 5, exemptUnder: 12 }],
    ],
    [
      'nights before the season',
      '2026-05-28',
      '2026-06-04',
      ['1980-01-01', '1980-01-01'],
      900,
      [{ from: '2026-01-01', season: { from: '06-01', to: '09-30' }, amount: 150 }],
    ],
    [
      'nights before the season, which count',
      '2026-05-28',
      '2026-06-04',
      ['1980-01-01', '1980-01-01'],
      300,
      [{ from: '2026-01-01', season: { from: '06-01', to: '09-30' }, amount: 150, maxNights: 5 }],
    ],
    [
      'a twelfth birthday on arrival',
      '2026-07-04',
      '2026-07-06',
      ['2014-07-04'],
      400,
      [{ from: '2026-01-01', amount: 200, exemptUnder: 12 }],
    ],
    [
      'a new tariff at new year',
      '2026-12-30',
      '2027-01-02',
      ['1980-01-01', '1980-01-01'],
      900,
      [
        { from: '2026-01-01', amount: 100 },
        { from: '2027-01-01', amount: 250 },
      ],
    ],
    [
      'a season over the new year',
      '2026-12-30',
      '2027-01-03',
      ['1980-01-01'],
      300,
      [{ from: '2026-01-01', season: { from: '12-15', to: '01-01' }, amount: 100 }],
    ],
  ] as const)('%s', (_, startDate, endDate, births, amount, tariffs) => {
    const stay = { startDate, endDate, price: null, guests: births.length };
    const guests = births.map((birthDate) => ({ birthDate }));
    expect(touristTaxOfStay(stay, guests, tariffs)).toMatchObject({ amount, isEstimate: false });
  });

  test('a child may owe less, and by an exemption nobody owes', () => {
    const tariffs = [{ from: '2026-01-01', amount: 200, exemptUnder: 6, reducedUnder: 12, reducedAmount: 50 }];
    expect(touristTax({ birthDate: '2016-01-01' }, week, tariffs)).toMatchObject({ reduced: 7, amount: 350 });
    expect(touristTax({ birthDate: '2021-01-01' }, week, tariffs)).toMatchObject({ exempt: 7, amount: 0 });
    expect(touristTax({ ...adult, exemption: 'AUTISTA' }, week, tariffs)).toMatchObject({ exempt: 7, amount: 0 });
  });

  test.each([
    [70_00 * 14, 200],
    [70_00 * 14 + 1, 400],
    [0, 100],
  ])('by what its nights cost: %i cents for 14 nights are in the band of %i', (price, amount) => {
    const bands = [
      { upTo: 30_00, amount: 100 },
      { upTo: 70_00, amount: 200 },
      { upTo: null, amount: 400 },
    ];
    const tax = touristTaxOfStay({ ...week, price }, [adult, adult], [{ from: '2026-01-01', bands }]);
    expect(tax).toMatchObject({ amount: amount * 14, isEstimate: false });
  });

  test('of guests whom nobody knows is that of as many adults, as an estimate', () => {
    const tariffs = [{ from: '2026-01-01', amount: 200, exemptUnder: 12 }];
    expect(touristTaxOfStay(week, [], tariffs)).toMatchObject({ ordinary: 14, amount: 2800, isEstimate: true });
    expect(touristTaxOfStay(week, [adult, {}], tariffs)).toMatchObject({ amount: 2800, isEstimate: true });
  });

  test('stays as it was counted once a birth date is gone, whatever the tariffs are by then', () => {
    const tallied = listTaxNights({ birthDate: '2017-01-01' }, week, [
      { from: '2026-01-01', amount: 200, exemptUnder: 12 },
    ]);
    const dearer = [{ from: '2026-01-01', amount: 500 }];
    expect(touristTax({ birthDate: null, tallied }, week, dearer)).toMatchObject({
      exempt: 7,
      amount: 0,
      isEstimate: false,
    });
    expect(touristTax({ ...adult, tallied }, week, dearer)).toMatchObject({ ordinary: 7 });
  });
});

const days = fc.integer({ min: 0, max: 700 }).map((day) => addDays('2026-01-01', day));
const ages = fc.option(fc.integer({ min: 1, max: 120 }));
const tariffs = fc.array(
  fc.record({
    from: days,
    season: fc.option(fc.constantFrom({ from: '06-01', to: '09-30' }, { from: '12-01', to: '02-28' })),
    amount: fc.integer({ min: 0, max: 5000 }),
    maxNights: fc.option(fc.integer({ min: 1, max: 10 })),
    exemptUnder: ages,
    exemptFrom: ages,
    reducedUnder: ages,
    reducedAmount: fc.constant(10),
  }),
  { maxLength: 5 },
);
const stays = fc.array(
  fc.record({
    startDate: days,
    nights: fc.integer({ min: 1, max: 40 }),
    births: fc.array(fc.option(days), { maxLength: 4 }),
  }),
  { maxLength: 6 },
);

/** Recent births would be too frequent: they are moved back by up to a century. */
const datedStays = fc.tuple(stays, fc.integer({ min: 0, max: 90 })).map(([some, years]) =>
  some.map(({ startDate, nights, births }) => ({
    stay: { startDate, endDate: addDays(startDate, nights), price: null, guests: 2 },
    guests: births.map((birth) => ({ birthDate: birth && addMonths(birth, -12 * (years + 3)) })),
  })),
);

test('each night of a guest is in exactly one of ordinary, reduced, exempt and outside', () => {
  fc.assert(
    fc.property(datedStays, tariffs, (some, rules) => {
      for (const { stay, guests } of some) {
        for (const guest of guests) {
          const tax = touristTax(guest, stay, rules);
          expect(tax.ordinary + tax.reduced + tax.exempt + tax.outside).toBe(daysBetween(stay.startDate, stay.endDate));
          expect(listTaxNights(guest, stay, rules).map(({ night }) => night)).toEqual(
            listDays(stay.startDate, addDays(stay.endDate, -1)),
          );
        }
      }
    }),
  );
});

test.each(TAX_COUNTS)('months add up to the year, and lines to their report, counted by %s', (countBy) => {
  fc.assert(
    fc.property(datedStays, tariffs, (some, rules) => {
      const report = (period: string) =>
        taxReport({ period, countBy, due: { day: 15, monthsAfter: 1 }, tariffs: rules, stays: some, collected: 0 });
      const years = ['2026', '2027', '2028'].map(report);
      const months = listTaxPeriods('2026-01-01', '2028-12-31', 'MONTH').map(report);
      const quarters = listTaxPeriods('2026-01-01', '2028-12-31', 'QUARTER').map(report);
      const whole = some.map(({ stay, guests }) => touristTaxOfStay(stay, guests, rules));
      const sum = (of: readonly { readonly due: number; readonly nights: number }[]) => [
        of.reduce((all, { due }) => all + due, 0),
        of.reduce((all, { nights }) => all + nights, 0),
      ];
      expect(sum(months)).toEqual(sum(years));
      expect(sum(quarters)).toEqual(sum(years));
      expect(sum(years)[0]).toBe(whole.reduce((all, { amount }) => all + amount, 0));
      for (const { lines, due, nights } of years) {
        expect(lines.reduce((all, line) => all + line.due, 0)).toBe(due);
        expect(lines.reduce((all, line) => all + line.ordinary + line.reduced + line.exempt + line.outside, 0)).toBe(
          nights,
        );
      }
    }),
    { numRuns: 40 },
  );
});

describe('what is declared', () => {
  const rules: TaxTariff[] = [
    { from: '2026-01-01', season: { from: '06-01', to: '07-31' }, amount: 200, maxNights: 5, exemptUnder: 12 },
  ];
  const stays = [
    {
      stay: { ...week, startDate: '2026-07-30', endDate: '2026-08-02' },
      guests: [adult, { ...adult, exemption: 'MALATO' }],
    },
  ];
  const base = { due: { day: 15, monthsAfter: 1 }, tariffs: rules, stays, collected: 400 };

  test('is counted where the stay ends, in lines by tariff', () => {
    expect(taxReport({ ...base, period: '2026-08', countBy: 'DEPARTURE' })).toEqual({
      period: '2026-08',
      dueOn: '2026-09-15',
      isEstimate: false,
      lines: [
        { tariff: '2026-01-01 06-01/07-31', amount: 200, ordinary: 2, reduced: 0, exempt: 2, outside: 0, due: 400 },
        { tariff: null, amount: 0, ordinary: 0, reduced: 0, exempt: 0, outside: 2, due: 0 },
      ],
      exemptions: [{ code: 'MALATO', nights: 2 }],
      guests: 2,
      nights: 6,
      due: 400,
      collected: 400,
    });
  });

  test('or night by night, and zeros are told too', () => {
    expect(taxReport({ ...base, period: '2026-07', countBy: 'NIGHT' })).toMatchObject({
      nights: 4,
      due: 400,
      guests: 2,
    });
    expect(taxReport({ ...base, period: '2026-07', countBy: 'DEPARTURE', collected: 0 })).toMatchObject({
      lines: [],
      guests: 0,
      nights: 0,
      due: 0,
    });
  });
});

describe('tariffs', () => {
  const year: TaxTariff = { from: '2026-01-01', amount: 100 };
  const summer: TaxTariff = { ...year, season: { from: '06-01', to: '09-30' } };
  const winter: TaxTariff = { ...year, season: { from: '12-01', to: '06-15' } };

  test.each([
    ['an amount or bands', [{ from: '2026-01-01' }], 'amount'],
    ['not both', [{ ...year, bands: [{ upTo: null, amount: 1 }] }], 'amount'],
    [
      'bands that rise',
      [
        {
          from: '2026-01-01',
          bands: [
            { upTo: 5, amount: 1 },
            { upTo: 4, amount: 2 },
            { upTo: null, amount: 3 },
          ],
        },
      ],
      'bands',
    ],
    ['a last band without an end', [{ from: '2026-01-01', bands: [{ upTo: 5, amount: 1 }] }], 'bands'],
    ['an age with its amount', [{ ...year, reducedUnder: 12 }], 'reducedAmount'],
    [
      'an age above that of the exempt',
      [{ ...year, exemptUnder: 12, reducedUnder: 12, reducedAmount: 5 }],
      'reducedUnder',
    ],
  ])('have %s', (_, some, field) => {
    expect(findTariffFaults(some).map((fault) => fault.field)).toEqual([field]);
  });

  test('of one day may not hold on the same days, which are named', () => {
    expect(findTariffFaults([year, year])).toEqual([
      { index: 1, field: 'from', text: 'Due tariffe valgono dal 1 gennaio 2026 per tutto l’anno' },
    ]);
    expect(findTariffFaults([summer, winter])).toEqual([
      { index: 1, field: 'from', text: 'Due tariffe dal 1 gennaio 2026 valgono negli stessi giorni: 1–15 giugno' },
    ]);
    expect(findTariffFaults([year, summer, { ...winter, from: '2026-02-01' }])).toEqual([]);
  });

  test('the latest holds, and of equal ones that of its season', () => {
    const later = { from: '2026-07-01', amount: 300 };
    expect(findTariff([summer, year], '2026-06-30')).toBe(summer);
    expect(findTariff([summer, later, year], '2026-07-01')).toBe(later);
    expect(findTariff([summer], '2026-10-01')).toBeUndefined();
    expect(findTariff([year], '2025-12-31')).toBeUndefined();
  });
});

describe('periods', () => {
  test.each([
    ...vectors.taxDue,
    { period: '2026-01', due: { day: 31, monthsAfter: 1 }, is: '2026-02-28' },
    { period: '2026', due: { day: 30, monthsAfter: 6 }, is: '2027-06-30' },
  ])('$period is due by $is', ({ period, due, is }) => expect(taxDueOn(period, due)).toBe(is));

  test('are named as they are spoken of', () => {
    expect(['2026-07', '2026-Q3', '2026'].map(nameTaxPeriod)).toEqual(['luglio 2026', '3º trimestre 2026', '2026']);
  });

  test.each(['2026-13', '2026-00', '2026-Q5', '2026-7', '26', '0000', '2026-07-01', ''])('%s is none', (text) => {
    expect(TAX_PERIOD_KINDS.some((kind) => isTaxPeriod(text, kind))).toBe(false);
  });

  test('each day is in one, none is due before its end, and they follow without a gap', () => {
    const kinds = fc.constantFrom(...TAX_PERIOD_KINDS);
    fc.assert(
      fc.property(
        days,
        kinds,
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 6 }),
        (day, kind, due, months) => {
          const period = taxPeriodOf(day, kind);
          const { from, to } = daysOfTaxPeriod(period);
          expect(isTaxPeriod(period, kind)).toBe(true);
          expect(from <= day && day <= to).toBe(true);
          expect(taxDueOn(period, { day: due, monthsAfter: months }) > to).toBe(true);
          expect(listTaxPeriods(from, addDays(to, 1), kind)).toEqual([period, taxPeriodOf(addDays(to, 1), kind)]);
        },
      ),
    );
  });
});
