import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { expect, test } from 'vitest';
import { sayPaid, sayPrice } from './say-money.ts';

const money = { total: 60_571, byAgreement: false, paid: 18_171, missing: 42_400, isLate: false, next: null };

test.each([
  [money, formatEuros(60_571), formatEuros(18_171)],
  [{ ...money, paid: 60_571, missing: 0 }, formatEuros(60_571), 'Tutto'],
  [{ ...money, paid: 70_000, missing: 0 }, formatEuros(60_571), 'Tutto'],
  [{ ...money, paid: 0, missing: 60_571 }, formatEuros(60_571), 'Niente'],
  [{ ...money, total: null, byAgreement: true, missing: null }, 'Da concordare', formatEuros(18_171)],
  [{ ...money, total: null, paid: 0, missing: null }, '', 'Niente'],
  [null, '', ''],
])('%j', (given, price, paid) => {
  expect([sayPrice(given), sayPaid(given)]).toEqual([price, paid]);
});
