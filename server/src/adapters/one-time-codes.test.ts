import { stepOf } from '@approdo/shared/domain/accounts/one-time-code';
import { expect, it } from 'vitest';
import { drawCodeSecret, openCodes } from './one-time-codes.ts';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code of RFC 6238 is %s', async (second, code) => {
  const codeAt = await openCodes('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(codeAt(stepOf(new Date(second * 1000)))).toBe(code);
});

it('a secret has 160 bits, and an app is told whose it is', async () => {
  const { secret, uri } = await drawCodeSecret({ issuer: 'Casa: Mare', email: 'ada@example.com' });
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/Casa: Mare:ada@example.com']);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ issuer: 'Casa: Mare', secret, algorithm: 'SHA1' },
    ...{ digits: '6', period: '30' },
  });
  expect((await drawCodeSecret({ issuer: 'Casa', email: 'ada@example.com' })).secret).not.toBe(secret);
});
