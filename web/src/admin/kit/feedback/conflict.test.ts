import { ApiError } from '@approdo/shared/client';
import { expect, test } from 'vitest';
import { findConflict, sayConflict, versionOf } from './conflict.ts';

function refusal(status: number, body: unknown): ApiError {
  return new ApiError({ status, body }, 'no', {});
}

test('an edit that came second learns what the thing is like now', () => {
  const current = { id: '1', version: 'v2' };
  expect(findConflict(refusal(412, { error: 'no', current }))).toEqual({ current, version: 'v2' });
});

test.each([
  ['another refusal', refusal(409, { current: { version: 'v2' } })],
  ['one that does not say', refusal(412, { error: 'no' })],
  ['no answer at all', new TypeError('offline')],
])('%s is no conflict that can be settled', (_, fault) => {
  expect(findConflict(fault)).toBeUndefined();
});

test('the newer thing is offered only where it can be taken up', () => {
  expect(sayConflict(() => undefined).detail).toContain('carica la versione più recente');
  expect(sayConflict(undefined).detail).toContain('esci senza salvare per vederle');
});

test('what has no version has none', () => {
  expect([versionOf({ version: 'v1' }), versionOf({}), versionOf(undefined), versionOf({ version: 3 })]).toEqual([
    'v1',
    undefined,
    undefined,
    undefined,
  ]);
});
