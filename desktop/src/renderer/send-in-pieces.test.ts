import { expect, test } from 'vitest';
import type { UploadStart } from '../ipc.ts';
import { createSendInPieces } from './send-in-pieces.ts';

/** A main that takes so many pieces and then has its answer. */
function createBench(takes = Number.POSITIVE_INFINITY) {
  const starts: UploadStart[] = [];
  const pieces: Uint8Array[] = [];
  const shares: number[] = [];
  const cancelled: number[] = [];
  const send = createSendInPieces({
    beginUpload: async (start) => {
      starts.push(start);
      return { ok: true, value: 7 };
    },
    addToUpload: async (_id, piece) => pieces.push(piece) <= takes,
    endUpload: async () => ({ ok: true, value: { status: 201, body: { id: 'm1' } } }),
    cancelUpload: async (id) => {
      cancelled.push(id);
      return null;
    },
  });
  const call = { method: 'POST', url: '/api/x', headers: {}, signal: undefined };
  return { send, call, starts, pieces, shares, cancelled, onProgress: (share: number) => void shares.push(share) };
}

test('a file goes in pieces of a megabyte at most, under the type that the call names', async () => {
  const { send, call, starts, pieces, shares, onProgress } = createBench();
  const content = new Blob([new Uint8Array(2.5 * 2 ** 20)]);
  const headers = { 'content-type': 'application/x-tar' };
  expect(await send({ ...call, headers, content, onProgress })).toEqual({ status: 201, body: { id: 'm1' } });
  expect(starts).toEqual([{ method: 'POST', path: '/api/x', contentType: 'application/x-tar' }]);
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(2 ** 20);
  expect(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(2.5 * 2 ** 20);
  expect(shares.at(-1)).toBe(1);
});

test('a form names its own boundary', async () => {
  const { send, call, starts, onProgress } = createBench();
  const content = new FormData();
  content.append('file', new File(['abc'], 'a.jpg'));
  await send({ ...call, content, onProgress });
  expect(starts[0]?.contentType).toMatch(/^multipart\/form-data; ?boundary=/);
});

test('once main has the answer, the rest is not sent', async () => {
  const { send, call, pieces, onProgress } = createBench(0);
  expect(await send({ ...call, content: new Blob([new Uint8Array(5 * 2 ** 20)]), onProgress })).toMatchObject({
    status: 201,
  });
  expect(pieces).toHaveLength(1);
});

test('what is called off is called off at main, too', async () => {
  const { send, call, cancelled } = createBench();
  const controller = new AbortController();
  const content = new Blob([new Uint8Array(3 * 2 ** 20)]);
  const sending = send({ ...call, content, signal: controller.signal, onProgress: () => controller.abort() });
  await expect(sending).rejects.toThrow('cancelled');
  expect(cancelled).toContain(7);
});
