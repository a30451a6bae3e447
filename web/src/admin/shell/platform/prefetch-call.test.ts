import type { WireCall } from '@approdo/shared/client';
import { expect, test, vi } from 'vitest';
import { prefetchCall } from './prefetch-call.ts';

const call: WireCall = { method: 'GET', path: '/today', query: { now: '2027-06-01T08:00:00.000Z' }, body: undefined };

function begin(isSameUser = () => true) {
  const transport = vi.fn(async ({ path }: WireCall) => ({
    status: 200,
    body: `${path} ${transport.mock.calls.length}`,
  }));
  const { transport: send, answer } = prefetchCall(transport, { call, isSameUser });
  return { transport, send, answer };
}

test('the first call is answered by what was asked for before, the second anew', async () => {
  const { transport, send } = begin();
  expect(transport).toHaveBeenCalledExactlyOnceWith(call);
  expect(await send({ ...call, query: { now: '2027-06-01T08:00:01.000Z' } })).toMatchObject({ body: '/today 1' });
  expect(await send(call)).toMatchObject({ body: '/today 2' });
});

test('to look at the answer before takes it from nobody', async () => {
  const { transport, send, answer } = begin();
  expect(await answer).toMatchObject({ body: '/today 1' });
  expect(await send(call)).toMatchObject({ body: '/today 1' });
  expect(transport).toHaveBeenCalledOnce();
});

test('other calls go as they do', async () => {
  const { send } = begin();
  expect(await send({ ...call, path: '/demo' })).toMatchObject({ body: '/demo 2' });
  expect(await send(call)).toMatchObject({ body: '/today 1' });
});

test('another who signs in is not shown it', async () => {
  const { send } = begin(() => false);
  expect(await send(call)).toMatchObject({ body: '/today 2' });
});

test('what is old is asked for anew', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { send } = begin();
  now.mockReturnValue(10_000);
  expect(await send(call)).toMatchObject({ body: '/today 2' });
  now.mockRestore();
});

test('whoever asks is told that there was no answer', async () => {
  const transport = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { transport: send } = prefetchCall(transport, { call, isSameUser: () => true });
  await expect(send(call)).rejects.toThrow('Failed to fetch');
});
