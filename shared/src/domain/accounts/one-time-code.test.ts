import { describe, expect, it } from 'vitest';
import { findStep, readOneTimeCode, stepOf } from './one-time-code.ts';

/** Codes of RFC 6238's secret, around 1111111111 (KEYS.md, 13). */
const CODES: Readonly<Record<number, string>> = {
  37037035: '731029',
  37037036: '081804',
  37037037: '050471',
  37037038: '266759',
  37037039: '306183',
};
const now = new Date(1_111_111_111_000);
const find = (code: string, lastStep = 0) => findStep({ code, now, lastStep, codeAt: (step) => CODES[step] ?? '' });

describe('the code of an app', () => {
  it('counts in its step, and in one before and after', () => {
    expect(stepOf(now)).toBe(37037037);
    expect(['081804', '050471', '266759'].map((code) => find(code))).toEqual([37037036, 37037037, 37037038]);
    expect(['731029', '306183', '000000'].map((code) => find(code))).toEqual([undefined, undefined, undefined]);
  });

  it('counts once, and none does that is older than one that counted', () => {
    expect(['081804', '050471', '266759'].map((code) => find(code, 37037037))).toEqual([
      undefined,
      undefined,
      37037038,
    ]);
    expect(find('266759', 37037038)).toBeUndefined();
  });

  it.each([
    ['050471', '050471'],
    ['050 471', '050471'],
    [' 0504-71 ', '050471'],
    ['50471', undefined],
    ['0504711', undefined],
    ['05047a', undefined],
    ['٠٥٠٤٧١', undefined],
    ['', undefined],
  ])('is written %j', (written, digits) => {
    expect(readOneTimeCode(written)).toBe(digits);
  });
});
