import { describe, expect, it, test } from 'vitest';
import {
  codeKeyOf,
  findCodeFault,
  findCodeStayFault,
  findTermsFaults,
  generateDiscountCode,
  isDiscountCode,
  type RequestedCode,
} from './discount-code.ts';

const CODE: RequestedCode = {
  percent: 12,
  amount: null,
  bookFrom: null,
  bookTo: null,
  stayFrom: null,
  stayTo: null,
  minNights: 1,
  uses: null,
  isOn: true,
  used: 0,
  for: 'ANYONE',
};
const STAY = { startDate: '2027-06-12', endDate: '2027-06-19' };
const TODAY = '2027-03-01';

const INVALID = { key: 'codeInvalid' };

describe('a code', () => {
  test.each<[string, Partial<RequestedCode>, object | undefined]>([
    ['counts', {}, undefined],
    ['that is off does not', { isOn: false }, INVALID],
    ['of tomorrow does not', { bookFrom: '2027-03-02' }, INVALID],
    ['of today on does', { bookFrom: TODAY, bookTo: TODAY }, undefined],
    ['of until yesterday does not', { bookTo: '2027-02-28' }, INVALID],
    ['with one use left does', { uses: 2, used: 1 }, undefined],
    ['that is used up does not', { uses: 2, used: 2 }, INVALID],
    ['of another does not', { for: 'ANOTHER' }, INVALID],
    ['of the caller does', { for: 'CALLER' }, undefined],
    ['of an account asks to sign in', { for: 'SIGN_IN' }, { key: 'codeSignIn' }],
    ['of an account that is off does not tell so', { for: 'SIGN_IN', isOn: false }, INVALID],
    ['for so many nights does', { minNights: 7 }, undefined],
    ['for more nights does not', { minNights: 8 }, { key: 'codeTooFewNights', values: { nights: 8 } }],
    ['for just these days does', { stayFrom: STAY.startDate, stayTo: STAY.endDate }, undefined],
    [
      'for later arrivals does not',
      { stayFrom: '2027-06-13' },
      { key: 'codeStaysFrom', values: { from: '2027-06-13' } },
    ],
    [
      'for earlier departures does not',
      { stayTo: '2027-06-18' },
      { key: 'codeStaysUntil', values: { to: '2027-06-18' } },
    ],
    [
      'for other days does not',
      { stayFrom: '2027-06-13', stayTo: '2027-07-18' },
      { key: 'codeStays', values: { from: '2027-06-13', to: '2027-07-18' } },
    ],
  ])('%s', (_, change, fault) => {
    expect(findCodeFault({ ...CODE, ...change }, STAY, TODAY)).toEqual(fault);
  });

  it('that nobody made is told as one that does not count', () => {
    expect(findCodeFault(undefined, STAY, TODAY)).toEqual(INVALID);
  });

  it('stays with its booking, though not with every stay', () => {
    expect(findCodeStayFault({ ...CODE, uses: 1, bookTo: '2020-01-01' }, STAY)).toBeUndefined();
    expect(findCodeStayFault({ ...CODE, minNights: 9 }, STAY)).toMatchObject({ key: 'codeTooFewNights' });
  });

  it.each([
    ['amici', 'AMICI'],
    [' ami-ci ', 'AMICI'],
    ['A M\u00A0I–C I', 'AMICI'],
    ['k7qp 2mxr', 'K7QP2MXR'],
  ])('is compared without case, blanks and hyphens: %j', (written, key) => {
    expect(codeKeyOf(written)).toBe(key);
  });

  it.each(['AB', 'A'.repeat(21), 'AMICÌ', 'amici', 'A B C', '---', ''])('is not called %j', (written) => {
    expect(isDiscountCode(written)).toBe(false);
  });

  it('is drawn of 32 letters that are not taken for others', () => {
    expect(generateDiscountCode((limit) => limit - 1)).toBe('9999-9999');
    let next = 0;
    const drawn = Array.from({ length: 4 }, () => generateDiscountCode((limit) => next++ % limit)).join('');
    expect(new Set(drawn.replaceAll('-', '')).size).toBe(32);
    expect(drawn).not.toMatch(/[01IO]/);
    expect(isDiscountCode(drawn.slice(0, 9))).toBe(true);
  });

  it.each([
    [{ percent: null }, ['percent']],
    [{ amount: 1 }, ['percent']],
    [{ percent: null, amount: 1 }, []],
    [
      { bookFrom: '2027-01-02', bookTo: '2027-01-01', stayFrom: '2027-01-02', stayTo: '2027-01-01' },
      ['bookTo', 'stayTo'],
    ],
    [{ bookFrom: '2027-01-01', bookTo: '2027-01-01' }, []],
  ])('has sound terms: %j', (change, fields) => {
    expect(Object.keys(findTermsFaults({ ...CODE, ...change }))).toEqual(fields);
  });
});
