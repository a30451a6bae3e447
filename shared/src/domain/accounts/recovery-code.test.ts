import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRecoveryCodes, readRecoveryCode, writeRecoveryCode } from './recovery-code.ts';

describe('a recovery code', () => {
  it.each([
    ['a7wm-9qxz-4t2h', 'a', 'a7wm9qxz4t2h'],
    ['A7WM 9QXZ 4T2H', 'a', 'a7wm9qxz4t2h'],
    ['a7wm.9qxz–4t2h\n', 'a', 'a7wm9qxz4t2h'],
    ['k7wm9qxz4t2h', 'k', 'k7wm9qxz4t2h'],
  ])('is read from %j', (written, letter, code) => {
    expect(readRecoveryCode(written)).toEqual({ letter, code });
  });

  it.each(['i7wm-9qxz-4t2h', 'm7wm-9qxz-4t2h', 'a7wm-9qxz-4t2', 'a7wm-9qxz-4t0h', 'a7wm-9qxz-4t2hh', '', '123456'])(
    'is not %j',
    (written) => {
      expect(readRecoveryCode(written)).toBeUndefined();
    },
  );

  it('is one of ten, each with a beginning of its own, and is read as it is written', () => {
    expect(writeRecoveryCode({ letter: 'a', code: 'a7wm9qxz4t2h' })).toBe('a7wm-9qxz-4t2h');
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (random) => {
        const codes = drawRecoveryCodes((limit) => Math.floor(random.next().value * limit));
        expect(codes.map(({ letter }) => letter).join('')).toBe('abcdefghjk');
        for (const code of codes) expect(readRecoveryCode(writeRecoveryCode(code))).toEqual(code);
      }),
    );
  });
});
