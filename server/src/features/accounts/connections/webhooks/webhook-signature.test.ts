import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signWebhook } from './webhook-signature.ts';

const body =
  '{"type":"booking.confirmed","timestamp":"2027-06-12T16:30:00.000Z","data":{"bookingId":"b1","startDate":"2027-06-26","endDate":"2027-07-03"}}';
const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const at = new Date(1_812_817_800_000);

test('what is sent is signed as KEYS.md, section 13, has it', async () => {
  expect(body).toHaveLength(141);
  expect(await signWebhook({ id: 'msg_1', body, secret, at })).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1812817800',
    'webhook-signature': 'v1,+d+WwiZcT/JiNM/NyKvzimpo5WK9EgFHXhgABJfdchU=',
  });
});

test('each of id, time, body and secret counts', async () => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const byHand = (text: string) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  const signatureOf = async (change: object) =>
    (await signWebhook({ id: 'msg_1', body, secret, at, ...change }))['webhook-signature'];
  expect(await signatureOf({})).toBe(byHand(`msg_1.1812817800.${body}`));
  expect(await signatureOf({ body: 'perché — ✓' })).toBe(byHand('msg_1.1812817800.perché — ✓'));
  const others = [{ id: 'msg_2' }, { at: new Date(1_812_817_801_000) }, { secret: 'whsec_AAAA' }];
  for (const other of others) expect(await signatureOf(other)).not.toBe(await signatureOf({}));
});
