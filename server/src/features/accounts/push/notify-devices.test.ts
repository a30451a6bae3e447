import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createNotifiedSite, type NotifiedSite } from '../../../testing/notified-site.ts';
import { readSender } from '../../../testing/push-service.ts';
import { notifyDevices, propertyUnready } from './index.ts';

let site: NotifiedSite;
beforeEach(async () => {
  site = await createNotifiedSite();
});
afterEach(() => site.close());

const STAY = { startDate: '2027-06-12', endDate: '2027-06-19', numberOfGuests: 4 };

const writeToOwner = () =>
  site.anyone.contact.send({
    body: { name: 'Ugo Neri', email: 'ugo@example.com', message: 'Avete posto?', privacyAccepted: true },
  });

describe('a telephone is told', () => {
  test('of a request that comes, encrypted for it and signed by the house, with what there is to do', async () => {
    const [message, ...others] = await site.notificationsDuring(() => site.request(STAY));
    expect(others).toEqual([]);
    const [booking] = await site.owner.client.bookings.list({ query: {} });
    const { counts } = await site.owner.client.today.get();
    const { siteName } = await site.anyone.homepage.get();
    expect(message?.notification).toEqual({
      title: siteName,
      body: 'Nuova richiesta: giu 12 – giu 19, 2027, 4 ospiti',
      address: `/admin/bookings/${booking?.id}`,
      tag: `REQUEST ${booking?.id}`,
      count: counts.toDo,
    });
    expect(counts.toDo).toBeGreaterThan(0);
    const { publicKey } = await site.owner.client.push.get();
    const sender = readSender(message?.headers ?? {});
    expect(sender).toMatchObject({
      key: publicKey,
      head: { alg: 'ES256' },
      claims: { aud: site.service.root, sub: 'mailto:padrona@example.it' },
    });
    const hours = (sender?.claims.exp - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    expect(message?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(message?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(await site.listDevices()).toMatchObject([{ lastSentAt: site.clock.now().toISOString(), lastError: null }]);
  });

  test('of a request of which a quarter of its time is left', async () => {
    await site.owner.client.stayRules.replace({ body: { requestHours: 48 } });
    await site.notificationsDuring(() => site.request(STAY));
    site.clock.advance(36 * 3_600_000 - 1);
    expect(await site.notificationsDuring(() => site.app.requestExpiry.pollNow())).toEqual([]);
    site.clock.advance(1);
    const messages = await site.notificationsDuring(() => site.app.requestExpiry.pollNow());
    expect(messages.map(({ notification: notice }) => notice.body)).toEqual([
      'Sta per scadere: giu 12 – giu 19, 2027, 4 ospiti',
    ]);
  });

  test('that a guest writes, and nothing of what the owner answers', async () => {
    const { id } = await site.request(STAY);
    const messages = await site.notificationsDuring(() =>
      site.guest.client.conversations.write({ params: { id }, body: { text: 'A che ora?' } }),
    );
    const message = messages.find(({ notification: notice }) => notice.tag.startsWith('MESSAGE'));
    expect(message?.notification).toMatchObject({
      body: 'Un ospite ti ha scritto',
      address: `/admin/bookings/${id}#conversazione`,
      tag: `MESSAGE ${id}`,
    });
    expect(message?.headers.urgency).toBe('high');
    expect(
      await site.notificationsDuring(() =>
        site.owner.client.conversations.write({ params: { id }, body: { text: 'Alle tre.' } }),
      ),
    ).toEqual([]);
  });

  test('of a message from the site, without saying who wrote it', async () => {
    const [message] = await site.notificationsDuring(writeToOwner);
    expect(message?.notification).toMatchObject({ body: 'Un messaggio dal sito', address: '/admin/messages' });
    expect(JSON.stringify(message?.notification)).not.toMatch(/Ugo|ugo@|posto/);
  });

  test('that the house is not ready, today or tomorrow', async () => {
    const notifyUnready = (arrival: string, today: string) =>
      site.notificationsDuring(() =>
        transact(site.database, (trx) =>
          notifyDevices({ trx, clock: site.clock }, propertyUnready({ arrival, today })),
        ),
      );
    expect((await notifyUnready('2027-06-12', '2027-06-11')).map(({ notification: notice }) => notice)).toMatchObject([
      { body: 'La casa non è pronta per domani', address: '/admin/turnovers', tag: 'TURNOVER 2027-06-12' },
    ]);
    const [message] = await notifyUnready('2027-06-12', '2027-06-12');
    expect(message?.notification.body).toBe('La casa non è pronta per oggi');
    expect(message?.headers.urgency).toBe('normal');
  });

  test('nothing of what it does not want to know', async () => {
    const params = { id: site.device.id };
    await site.owner.client.push.edit({ params, body: { kinds: ['PAYMENT', 'REQUEST'] } });
    expect(await site.notificationsDuring(writeToOwner)).toEqual([]);
    expect(await site.notificationsDuring(() => site.request(STAY))).toHaveLength(1);
  });
});

test('what is undone is never told, and no call waits for it', async () => {
  await transact(site.database, async (trx) => {
    await notifyDevices({ trx, clock: site.clock }, propertyUnready({ arrival: '2027-06-12', today: '2027-06-11' }));
    throw new Error('undone');
  }).catch(() => undefined);
  expect(await site.waiting()).toEqual([]);
  await writeToOwner();
  expect(await site.waiting()).toHaveLength(1);
  expect(site.phone.messages()).toEqual([]);
});

test('of one thing the newest alone is told, under one topic', async () => {
  const notifyUnready = (today: string) =>
    transact(site.database, (trx) =>
      notifyDevices({ trx, clock: site.clock }, propertyUnready({ arrival: '2027-06-12', today })),
    );
  const messages = await site.notificationsDuring(async () => {
    await notifyUnready('2027-06-11');
    await notifyUnready('2027-06-12');
  });
  expect(messages.map(({ notification: notice }) => notice.body)).toEqual(['La casa non è pronta per oggi']);
  const [later] = await site.notificationsDuring(() => notifyUnready('2027-06-12'));
  expect(later?.headers.topic).toBe(messages[0]?.headers.topic);
});

test('a device is told sixty times an hour, and the rest is dropped', async () => {
  const notifyMany = async () => {
    for (let day = 1; day <= 70; day += 1) {
      await transact(site.database, (trx) =>
        notifyDevices({ trx, clock: site.clock }, propertyUnready({ arrival: `day ${day}`, today: '' })),
      );
    }
  };
  expect(await site.notificationsDuring(notifyMany)).toHaveLength(60);
  site.clock.advance(3_600_001);
  expect(await site.notificationsDuring(writeToOwner)).toHaveLength(1);
});

test('a clock that goes on while it is told of something keeps nothing back', async () => {
  let ms = site.clock.now().getTime();
  const clock = { ...site.clock, now: () => new Date(ms++) };
  const notice = { arrival: '2027-06-12', today: '2027-06-11' };
  await transact(site.database, (trx) => notifyDevices({ trx, clock }, propertyUnready(notice)));
  expect(await site.waiting()).toHaveLength(1);
});
