import { newEntry } from '@approdo/shared/contract/money/ledger-entry';
import { expect, test } from 'vitest';
import { makeKey } from './make-key.ts';

test('each key is one that the server takes, and unlike the others', () => {
  const keys = Array.from({ length: 200 }, makeKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(newEntry.shape.key.parse(key)).toBe(key);
});
