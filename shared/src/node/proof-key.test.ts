import { expect, test } from 'vitest';
import { challengeOf, makeVerifier } from './proof-key.ts';

test('a challenge is that of RFC 7636, appendix B', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('a verifier has 256 bits in base64url, and is never the same', () => {
  const made = Array.from({ length: 100 }, makeVerifier);
  expect(new Set(made).size).toBe(100);
  for (const verifier of made) expect(verifier).toMatch(/^[\w-]{43}$/);
});
