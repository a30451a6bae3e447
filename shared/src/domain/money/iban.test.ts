import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactIban, formatIban, isBic, isIban, needsBic } from './iban.ts';

describe('an IBAN', () => {
  test.each(['IT60X0542811101000000123456', 'SM86U0322509800000000270100', 'DE89370400440532013000'])('is %s', (iban) =>
    expect(isIban(iban)).toBe(true),
  );

  test.each([
    ['IT61X0542811101000000123456', 'its check digits are wrong'],
    ['IT60X054281110100000012345', 'it is too short'],
    ['DE89370400440532013001', 'a digit is wrong'],
    ['US64SVBKUS6S3300958879', 'its country is not of the SEPA'],
    ['IT60 X054 2811 1010 0000 0123 456', 'it is not compact'],
    ['IT60x0542811101000000123456', 'a letter of it is no capital'],
    ['', 'it is empty'],
  ])('is not %s: %s', (iban) => expect(isIban(iban)).toBe(false));

  test('is read as people write it, and shown in groups of four', () => {
    const iban = compactIban(' it60 x054 2811 1010 0000 0123 456 ');
    expect(isIban(iban)).toBe(true);
    expect(formatIban(iban)).toBe('IT60 X054 2811 1010 0000 0123 456');
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  });

  test('is none with one digit changed, or two neighbours swapped', () => {
    const iban = 'IT60X0542811101000000123456';
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 26 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const changed = (Number(iban[at]) + by) % 10;
        expect(isIban(`${iban.slice(0, at)}${changed}${iban.slice(at + 1)}`)).toBe(false);
        if (iban[at] === iban[at + 1] || at === 26) return;
        expect(isIban(`${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`)).toBe(false);
      }),
    );
  });

  test.each([
    ['SM86U0322509800000000270100', true],
    ['CH9300762011623852957', true],
    ['GB29NWBK60161331926819', true],
    ['IT60X0542811101000000123456', false],
    ['NO9386011117947', false],
  ])('%s wants the bank’s code beside it: %s', (iban, wants) => {
    expect(isIban(iban)).toBe(true);
    expect(needsBic(iban)).toBe(wants);
  });
});

test.each([
  ['XXXXSMSM', true],
  ['UNCRITM1XXX', true],
  ['unicritm1', false],
  ['UNCRITM', false],
  ['UNCRITM1XX', false],
  [' UNCRITM1', false],
])('%s is a bank’s code: %s', (bic, is) => expect(isBic(bic)).toBe(is));
