import { describe, expect, test } from 'vitest';
import { findRulesFault, suggestRefund } from './cancellation-terms.ts';

const rules = [
  { daysBefore: 60, percent: 100 },
  { daysBefore: 30, percent: 50 },
  { daysBefore: 7, percent: 20 },
];
const paid = { stay: 18_171, security: 20_000, tax: 600 };
const arrival = '2026-06-27';

describe('who cancels', () => {
  test.each([
    ['2026-04-28', 60, 18_171],
    ['2026-04-29', 59, 9_086],
    ['2026-05-28', 30, 9_086],
    ['2026-05-29', 29, 3_634],
    ['2026-06-20', 7, 3_634],
    ['2026-06-21', 6, 0],
    ['2026-06-28', -1, 0],
  ])('on %s, %i days before arrival, gets %i cents of the stay back', (on, daysLeft, stay) => {
    const refund = suggestRefund({
      rules,
      arrival,
      on,
      byOwner: false,
      isAgreed: true,
      paidWhenClosed: paid.stay,
      price: null,
      paid,
    });
    expect(refund).toMatchObject({ daysLeft, stay, security: 20_000, tax: 600, total: stay + 20_600 });
  });

  test('gets no more once that went back', () => {
    const left = (stay: number) =>
      suggestRefund({
        rules,
        arrival,
        on: '2026-05-28',
        byOwner: false,
        isAgreed: true,
        paidWhenClosed: 18_171,
        price: null,
        paid: { ...paid, stay },
      }).stay;
    expect([left(18_171), left(18_171 - 5_000), left(18_171 - 9_086), left(0)]).toEqual([9_086, 4_086, 0, 0]);
  });

  test.each([
    [25_000, 35_000, 22_500],
    [25_000, 25_000, 12_500],
    [25_000, 10_000, 5_000],
    [0, 10_000, 10_000],
    [null, 35_000, 17_500],
  ])(
    'of a price of %s, of which %i cents are paid, gets half, and what is paid beyond whole: %i',
    (price, stay, back) => {
      const cancelling = {
        rules,
        arrival,
        on: '2026-05-28',
        byOwner: false,
        isAgreed: true,
        paidWhenClosed: stay,
        price,
      };
      expect(suggestRefund({ ...cancelling, paid: { stay, security: 0, tax: 0 } }).stay).toBe(back);
    },
  );

  test('gets nothing of the stay where no rule says so', () => {
    expect(
      suggestRefund({
        rules: [],
        arrival,
        on: '2026-01-01',
        byOwner: false,
        isAgreed: true,
        paidWhenClosed: paid.stay,
        price: null,
        paid,
      }),
    ).toMatchObject({
      rule: null,
      stay: 0,
    });
  });
});

test('where the owner cancels all is given back', () => {
  expect(
    suggestRefund({
      rules,
      arrival,
      on: '2026-06-26',
      byOwner: true,
      isAgreed: true,
      paidWhenClosed: paid.stay,
      price: null,
      paid,
    }),
  ).toMatchObject({
    rule: null,
    stay: 18_171,
    total: 38_771,
  });
});

test.each([
  [rules, undefined],
  [[], undefined],
  [[...rules, { daysBefore: 1, percent: 20 }], undefined],
  [Array.from({ length: 5 }, (_, at) => ({ daysBefore: 50 - at, percent: 0 })), undefined],
  [[...rules, { daysBefore: 7, percent: 10 }], 'I giorni prima dell’arrivo devono diminuire da una regola all’altra'],
  [[...rules, { daysBefore: 1, percent: 30 }], 'Il rimborso non può crescere avvicinandosi all’arrivo'],
  [
    Array.from({ length: 6 }, (_, at) => ({ daysBefore: 50 - at, percent: 0 })),
    'Le regole possono essere al massimo 5',
  ],
])('rules of cancellation are judged: %#', (list, fault) => expect(findRulesFault(list)).toBe(fault));
