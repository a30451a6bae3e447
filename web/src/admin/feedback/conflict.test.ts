import { ApiError } from '@approdo/shared/client';
import { expect, test } from 'vitest';
import { newerVersionOf, versionOf } from './conflict.ts';

function refusal(status: number, body: unknown): ApiError {
  return new ApiError({ status, body }, 'no', {});
}

test('an edit that came second learns what the thing is like now', () => {
  expect(newerVersionOf(refusal(412, { error: 'no', current: { id: '1', version: 'v2' } }))).toBe('v2');
});

test.each([
  ['another refusal', refusal(409, { current: { version: 'v2' } })],
  ['one that does not say', refusal(412, { error: 'no' })],
  ['no answer at all', new TypeError('offline')],
])('%s is no conflict that can be settled', (_, fault) => {
  expect(newerVersionOf(fault)).toBeUndefined();
});

test('what has no version has none', () => {
  expect([versionOf({ version: 'v1' }), versionOf({}), versionOf(undefined), versionOf({ version: 3 })]).toEqual([
    'v1',
    undefined,
    undefined,
    undefined,
  ]);
});
