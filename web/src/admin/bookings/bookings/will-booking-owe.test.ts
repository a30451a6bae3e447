import { expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { willBookingOwe } from './use-booking-actions.ts';

const terms = { securityDeposit: 0 };
const money = { paid: 0, missing: null, isLate: false, next: null };

test.each([
  ['that costs something', { money: { ...money, total: 60_571, byAgreement: false } }, true],
  ['whose price is to be agreed on', { money: { ...money, total: null, byAgreement: true } }, true],
  ['that costs nothing', { money: { ...money, total: 0, byAgreement: false } }, false],
  ['from before prices were kept', { money: { ...money, total: null, byAgreement: false } }, false],
  ['in full, that costs something', { price: { lines: [], total: 60_571, byAgreement: false } }, true],
  ['in full, without a price', { price: null }, false],
])('whether a request %s will owe something', (_, priced, isOwing) => {
  expect(willBookingOwe({ ...aBooking({ id: 'b1' }), ...priced }, terms)).toBe(isOwing);
});
