import { expect, test, vi } from 'vitest';
import { sendWithProof } from './fresh-proof.ts';

const refusal = { error: 'Conferma che sei tu per continuare.', code: 'FRESH_PROOF_ASKED', proofs: ['PASSWORD'] };

test('what is refused for want of a fresh proof is sent again once that is given, and no more than once', async () => {
  const send = vi.fn(async () => ({ status: 403, body: refusal }));
  expect(await sendWithProof(send, async () => true)).toEqual({ status: 403, body: refusal });
  expect(send).toHaveBeenCalledTimes(2);
});

test('what she does not confirm is not sent again', async () => {
  const send = vi.fn(async () => Response.json(refusal, { status: 403 }));
  expect(await sendWithProof(send, async () => false)).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  Response.json({ error: 'Non hai i permessi', code: 'FORBIDDEN' }, { status: 403 }),
  new Response('<html>', { status: 403 }),
  Response.json(refusal, { status: 200 }),
])('for another answer nobody is asked, and it can still be read', async (answer) => {
  const ask = vi.fn(async () => true);
  const given = await sendWithProof(async () => answer, ask);
  expect(ask).not.toHaveBeenCalled();
  expect(await given?.text()).not.toBe('');
});
