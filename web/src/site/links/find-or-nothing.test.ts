import { ApiError } from '@approdo/shared/client';
import { expect, test } from 'vitest';
import { findOrNothing } from './find-or-nothing.ts';

test.each([400, 401, 404])('a refusal with %i is nothing found', async (status) => {
  const refusal = Promise.reject(new ApiError({ status, body: {} }, 'no', {}));
  expect(await findOrNothing(refusal)).toBeUndefined();
});

test('a server that fails is not taken for something that is not there', async () => {
  const failure = Promise.reject(new ApiError({ status: 503, body: {} }, 'busy', {}));
  await expect(findOrNothing(failure)).rejects.toThrow('busy');
});
