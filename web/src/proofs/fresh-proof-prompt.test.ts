import type { Transport, WireAnswer, WireCall } from '@approdo/shared/client';
import { NOT_CONFIRMED, withFreshProof } from '@approdo/shared/client/fresh-proof';
import { expect, test, vi } from 'vitest';
import { createFreshProofPrompt } from './fresh-proof-prompt.ts';

const refusal: WireAnswer = { status: 403, body: { error: 'Conferma che sei tu', code: 'FRESH_PROOF_ASKED' } };
const done: WireAnswer = { status: 204, body: undefined };
const call: WireCall = { method: 'DELETE', path: '/backup/1', query: {}, body: undefined, fresh: 'ANY' };

/** A site that requires a proof until it has one. */
function openSite() {
  const proofPrompt = createFreshProofPrompt();
  let isFresh = false;
  const transport = vi.fn<Transport>(async () => (isFresh ? done : refusal));
  return {
    proofPrompt,
    transport,
    send: withFreshProof(transport, proofPrompt.begin),
    prove: () => {
      isFresh = true;
      proofPrompt.answer(true);
    },
  };
}

test('what is refused waits for the proof, and is sent again, once', async () => {
  const { proofPrompt, transport, send, prove } = openSite();
  const sent = send(call);
  await expect.poll(() => proofPrompt.isOpen()).toBe(true);
  expect(transport).toHaveBeenCalledTimes(1);
  prove();
  expect(await sent).toBe(done);
  expect(transport).toHaveBeenCalledTimes(2);
  expect(proofPrompt.isOpen()).toBe(false);
});

test('calls of the same moment are asked for once', async () => {
  const { proofPrompt, transport, send, prove } = openSite();
  const opened = vi.fn();
  proofPrompt.subscribe(opened);
  const sent = [send(call), send({ ...call, path: '/backup/2' }), send({ ...call, path: '/backup/3' })];
  await expect.poll(() => transport).toHaveBeenCalledTimes(3);
  await expect.poll(() => proofPrompt.isOpen()).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
  prove();
  expect(await Promise.all(sent)).toEqual([done, done, done]);
  expect(transport).toHaveBeenCalledTimes(6);
});

test('a refusal that comes after the proof was given opens nothing', async () => {
  const { proofPrompt, transport, send, prove } = openSite();
  const late = Promise.withResolvers<WireAnswer>();
  const first = send(call);
  await expect.poll(() => proofPrompt.isOpen()).toBe(true);
  transport.mockImplementationOnce(() => late.promise);
  const second = send(call);
  prove();
  expect(await first).toBe(done);
  late.resolve(refusal);
  expect(await second).toBe(done);
  expect(proofPrompt.isOpen()).toBe(false);
});

test('what is not confirmed ends so, and nothing is sent again', async () => {
  const { proofPrompt, transport, send } = openSite();
  const sent = send(call);
  await expect.poll(() => proofPrompt.isOpen()).toBe(true);
  proofPrompt.answer(false);
  expect(await sent).toEqual(NOT_CONFIRMED);
  expect(NOT_CONFIRMED.body.error).toBe('Non confermato: non è cambiato nulla.');
  expect(transport).toHaveBeenCalledTimes(1);
});

test('of a call that asks for no proof nobody is asked', async () => {
  const { proofPrompt, send } = openSite();
  expect(await send({ ...call, fresh: undefined })).toBe(refusal);
  expect(proofPrompt.isOpen()).toBe(false);
});
