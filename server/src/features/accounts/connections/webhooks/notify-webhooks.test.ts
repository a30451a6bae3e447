import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../../db/transaction.ts';
import { createWebhookSite, type WebhookSite } from '../../../../testing/webhook-site.ts';
import { notifyWebhooks, visitorMessageReceived } from './notify-webhooks.ts';

let site: WebhookSite;
beforeEach(async () => {
  site = await createWebhookSite();
});
afterEach(() => site.close());

const DATES = { startDate: '2027-06-12', endDate: '2027-06-19' };
const MOVED = { startDate: '2027-06-19', endDate: '2027-06-26' };

/** Type and data of the events sent while the work is done. */
const eventsDuring = async (work: () => unknown) =>
  (await site.webhooksDuring(work)).map(({ json: { type, data } }) => ({ type, data }));

const quietly = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const result = await work();
  await site.sendDue();
  return result;
};

const cancelled = (bookingId: string) => [{ type: 'booking.cancelled', data: { bookingId, ...DATES } }];

describe('another program is told', () => {
  test('of a request, in a body of ids and dates that is signed for it', async () => {
    const [message, ...others] = await site.webhooksDuring(() => site.request(DATES));
    expect(others).toEqual([]);
    const [booking] = await site.owner.client.bookings.list({ query: {} });
    const timestamp = site.clock.now().toISOString();
    const data = { bookingId: booking?.id, ...DATES };
    expect(message?.body).toBe(JSON.stringify({ type: 'booking.requested', timestamp, data }));
    expect(message?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[\w-]{36}$/),
      'webhook-timestamp': String(site.clock.now().getTime() / 1000),
      'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
    });
    expect(await site.list()).toMatchObject([{ state: 'OK', lastSuccessAt: timestamp, lastError: null }]);
    expect(await site.deliveries()).toMatchObject([
      { id: message?.headers['webhook-id'], event: 'booking.requested', status: 'SENT', tries: 1, lastStatus: 200 },
    ]);
  });

  test('that a request is confirmed, changed and cancelled', async () => {
    const { id } = await quietly(() => site.request(DATES));
    const { bookings } = site.owner.client;
    const params = { id };
    expect(await eventsDuring(() => bookings.decide({ params, body: { status: 'CONFIRMED' } }))).toEqual([
      { type: 'booking.confirmed', data: { bookingId: id, ...DATES } },
    ]);
    expect(await eventsDuring(() => bookings.edit({ params, body: MOVED }))).toEqual([
      { type: 'booking.changed', data: { bookingId: id, ...MOVED } },
    ]);
    expect(await eventsDuring(() => bookings.cancel({ params, body: {} }))).toEqual([
      { type: 'booking.cancelled', data: { bookingId: id, ...MOVED } },
    ]);
  });

  test('of a stay that the owner enters by hand, as of one that is confirmed', async () => {
    const body = { key: randomUUID(), ...DATES, guestName: 'Bea Blu', numberOfGuests: 2 };
    expect(await eventsDuring(() => site.owner.client.bookings.enterByHand({ body }))).toMatchObject([
      { type: 'booking.confirmed', data: DATES },
    ]);
  });

  test('that a request is rejected, withdrawn, has expired or was deleted', async () => {
    const reject = await quietly(() => site.request(DATES));
    const rejection = { params: { id: reject.id }, body: { status: 'REJECTED' as const } };
    expect(await eventsDuring(() => site.owner.client.bookings.decide(rejection))).toEqual(cancelled(reject.id));
    expect(await eventsDuring(() => site.owner.client.bookings.remove({ params: { id: reject.id } }))).toEqual(
      cancelled(reject.id),
    );

    const withdraw = await quietly(() => site.request(DATES));
    expect(await eventsDuring(() => site.guest.client.bookings.remove({ params: { id: withdraw.id } }))).toEqual(
      cancelled(withdraw.id),
    );

    await site.owner.client.stayRules.replace({ body: { requestHours: 48 } });
    const expire = await quietly(() => site.request(DATES));
    site.clock.advance(37 * 3_600_000);
    expect(await eventsDuring(() => site.app.requestExpiry.pollNow())).toEqual([]);
    site.clock.advance(11 * 3_600_000);
    expect(await eventsDuring(() => site.app.requestExpiry.pollNow())).toEqual(cancelled(expire.id));
  });

  test('that a guest writes, and not what the owner answers', async () => {
    const { id } = await quietly(() => site.request(DATES));
    const params = { id };
    const [message, ...others] = await eventsDuring(() =>
      site.guest.client.conversations.write({ params, body: { text: 'A che ora?' } }),
    );
    expect(others).toEqual([]);
    const [written] = await site.owner.client.conversations.list({ params });
    expect(message).toEqual({
      type: 'message.received',
      data: { bookingId: id, ...DATES, messageId: written?.id },
    });
    const answer = () => site.owner.client.conversations.write({ params, body: { text: 'Alle tre.' } });
    expect(await eventsDuring(answer)).toEqual([]);
  });

  test('of a message from the site, without saying who wrote it', async () => {
    const [message] = await site.webhooksDuring(site.writeToOwner);
    const [contact] = await site.owner.client.contact.list();
    expect(message?.json).toMatchObject({ type: 'message.received', data: { contactId: contact?.id } });
    expect(Object.keys(message?.json.data ?? {})).toEqual(['contactId']);
    expect(message?.body).not.toMatch(/Ugo|ugo@|posto/);
  });

  test('of what came in, and not of what went out, nor how much', async () => {
    const id = await quietly(() => site.decided('CONFIRMED'));
    const enter = (direction: 'IN' | 'OUT') => () =>
      site.owner.client.money.enter({
        params: { id },
        body: { key: randomUUID(), direction, purpose: 'STAY', amount: 12_345, method: 'BANK', date: '2027-03-01' },
      });
    const [payment, ...others] = await site.webhooksDuring(enter('IN'));
    expect(others).toEqual([]);
    const { entries } = await site.owner.client.money.get({ params: { id } });
    expect(payment?.json).toMatchObject({ type: 'payment.recorded' });
    expect(payment?.json.data).toEqual({ bookingId: id, ...DATES, entryId: entries[0]?.id });
    expect(payment?.body).not.toContain('12345');
    expect(await site.webhooksDuring(enter('OUT'))).toEqual([]);
  });

  test('of nothing that it was not to be told of, or while it is off', async () => {
    const other = await site.link('altro', ['payment.recorded', 'message.received']);
    await site.webhooksDuring(() => site.request(DATES));
    expect(other.messages()).toEqual([]);
    await site.webhooksDuring(site.writeToOwner);
    expect(other.messages()).toHaveLength(1);
    const { url } = other;
    await site.webhooks.replace({ params: other.params, body: { url, events: ['message.received'], isOn: false } });
    await site.webhooksDuring(site.writeToOwner);
    expect(other.messages()).toHaveLength(1);
    expect(await site.deliveries(other.params)).toHaveLength(1);
  });
});

test('what is undone is never told, and no call waits for it', async () => {
  const write = (fails: boolean) =>
    transact(site.database, async (trx) => {
      await notifyWebhooks({ trx, now: site.clock.now() }, visitorMessageReceived('c1'));
      if (fails) throw new Error('undone');
    });
  await expect(write(true)).rejects.toThrow('undone');
  expect(await site.deliveries()).toEqual([]);
  await write(false);
  expect(await site.deliveries()).toMatchObject([{ status: 'WAITING', tries: 0, lastStatus: null }]);
  expect(site.program.messages()).toEqual([]);
});

test('whoever verifies by the standard’s own library takes it, and takes nothing that was changed', async () => {
  await site.close();
  // That library reads the clock of its machine.
  site = await createWebhookSite({ now: new Date().toISOString() });
  const [message] = await site.webhooksDuring(() => site.writeToOwner());
  if (!message) throw new Error('nothing was told');
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
  const verifier = new Webhook(site.program.secret);
  expect(verifier.verify(message.body, headers)).toEqual(message.json);
  expect(() => verifier.verify(message.body.replace('message', 'booking'), headers)).toThrow('No matching signature');
  expect(() => verifier.verify(message.body, { ...headers, 'webhook-id': 'msg_other' })).toThrow();
});
