// @vitest-environment jsdom
import { ApiError } from '@approdo/shared/client';
import { expect, test } from 'vitest';
import { listUses } from './media-card.tsx';

const uses = [{ type: 'post', id: '1', title: 'La baia' }];
const refusal = (status: number, body: unknown) => new ApiError({ status, body }, 'in uso', {});

test('a file that is shown names what shows it', () => {
  expect(listUses(refusal(409, { error: 'in uso', usedIn: uses }))).toEqual(uses);
});

test.each([
  ['another refusal', refusal(404, { error: 'non c’è' })],
  ['one that names nothing', refusal(409, { error: 'in uso' })],
  ['one that cannot be read', refusal(409, { error: 'in uso', usedIn: [{ type: 'moon' }] })],
  ['no answer', new TypeError('offline')],
])('%s names none', (_, fault) => {
  expect(listUses(fault)).toEqual([]);
});
