import type { WireCall } from '@approdo/shared/client';
import { expect, test, vi } from 'vitest';
import { askAhead } from './ask-ahead.ts';

const call: WireCall = { method: 'GET', path: '/today', query: { now: '2027-06-01T08:00:00.000Z' }, body: undefined };

function begin(isStillHers = () => true) {
  const transport = vi.fn(async ({ path }: WireCall) => ({
    status: 200,
    body: `${path} ${transport.mock.calls.length}`,
  }));
  return { transport, ask: askAhead(transport, { call, isStillHers }) };
}

test('the first call is answered by what was asked for before, the second anew', async () => {
  const { transport, ask } = begin();
  expect(transport).toHaveBeenCalledExactlyOnceWith(call);
  expect(await ask({ ...call, query: { now: '2027-06-01T08:00:01.000Z' } })).toMatchObject({ body: '/today 1' });
  expect(await ask(call)).toMatchObject({ body: '/today 2' });
});

test('other calls go as they do', async () => {
  const { ask } = begin();
  expect(await ask({ ...call, path: '/demo' })).toMatchObject({ body: '/demo 2' });
  expect(await ask(call)).toMatchObject({ body: '/today 1' });
});

test('another who signs in is not shown it', async () => {
  const { ask } = begin(() => false);
  expect(await ask(call)).toMatchObject({ body: '/today 2' });
});

test('what is old is asked for anew', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { ask } = begin();
  now.mockReturnValue(10_000);
  expect(await ask(call)).toMatchObject({ body: '/today 2' });
  now.mockRestore();
});

test('whoever asks is told that there was no answer', async () => {
  const transport = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(askAhead(transport, { call, isStillHers: () => true })(call)).rejects.toThrow('Failed to fetch');
});
