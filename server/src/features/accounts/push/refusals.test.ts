import { afterEach, beforeEach, expect, test } from 'vitest';
import { createNotifiedSite, type NotifiedSite } from '../../../testing/notified-site.ts';
import { pushAnswers as answers } from '../../../testing/push-service.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

let site: NotifiedSite;
beforeEach(async () => {
  site = await createNotifiedSite();
});
afterEach(() => site.close());

const write = () =>
  site.anyone.contact.send({
    body: { name: 'Ugo Neri', email: 'ugo@example.com', message: 'Avete posto?', privacyAccepted: true },
  });

/** For each wait in milliseconds, whether another attempt follows it. */
async function attemptsAfter(waits: readonly number[]): Promise<boolean[]> {
  const attempted: boolean[] = [];
  for (const wait of waits) {
    const before = site.service.requestCount();
    site.clock.advance(wait);
    await site.app.pushWorker.sendDue();
    attempted.push(site.service.requestCount() > before);
  }
  return attempted;
}

test.each([404, 410])('a browser of which the service says %i is told of nothing any more', async (status) => {
  site.phone.answerWith(answers.status(status));
  await site.notificationsDuring(write);
  expect(await site.listDevices()).toEqual([]);
  expect(await site.waiting()).toEqual([]);
});

test.each([
  ['429', answers.status(429), 'Il servizio degli avvisi ha risposto con un errore (429)'],
  ['503', answers.status(503), 'Il servizio degli avvisi ha risposto con un errore (503)'],
  ['a connection that breaks', answers.hangUp(), 'Il servizio degli avvisi non risponde'],
])('after %s it is asked again in ten seconds, then in twice as many', async (_, how, lastError) => {
  site.phone.answerWith(how);
  await site.notificationsDuring(write);
  expect(await site.listDevices()).toMatchObject([{ lastSentAt: null, lastError }]);
  expect(await attemptsAfter([9 * SECOND, SECOND, 19 * SECOND, SECOND])).toEqual([false, true, false, true]);
  site.phone.answerWith();
  expect(await site.notificationsDuring(() => site.clock.advance(40 * SECOND))).toMatchObject([
    { notification: { body: 'Un messaggio dal sito' }, headers: { ttl: String(86_400 - 70) } },
  ]);
  expect(await site.listDevices()).toMatchObject([{ lastError: null }]);
});

test('it is asked no sooner than the service wishes, and no later than each hour', async () => {
  site.phone.answerWith(answers.status(429, { 'retry-after': '120' }));
  await site.notificationsDuring(write);
  expect(await attemptsAfter([119 * SECOND, SECOND])).toEqual([false, true]);
  site.phone.answerWith(answers.status(500));
  for (let times = 0; times < 10; times += 1) await attemptsAfter([HOUR]);
  expect(await attemptsAfter([HOUR - SECOND, SECOND])).toEqual([false, true]);
});

test('who is silent is not asked once for each notice', async () => {
  site.phone.answerWith(answers.hangUp());
  await site.notificationsDuring(async () => {
    for (let times = 0; times < 4; times += 1) await write();
  });
  expect(site.service.requestCount()).toBe(1);
  site.phone.answerWith();
  expect(await site.notificationsDuring(() => site.clock.advance(10 * SECOND))).toHaveLength(4);
});

test('what could not be told within a day is not told any more', async () => {
  site.phone.answerWith(answers.status(503));
  await site.notificationsDuring(write);
  site.phone.answerWith();
  expect(await site.notificationsDuring(() => site.clock.advance(24 * HOUR))).toEqual([]);
  expect(await site.waiting()).toEqual([]);
});

test.each([
  ['a refusal', answers.status(403), 403],
  ['a redirect', answers.redirect('http://127.0.0.1:9/elsewhere'), 302],
])('%s drops the notice and is shown; after five in a row the device goes', async (_, how, status) => {
  site.phone.answerWith(how);
  await site.notificationsDuring(write);
  expect(await site.waiting()).toEqual([]);
  expect(await site.listDevices()).toMatchObject([
    { lastError: `Il servizio degli avvisi ha risposto con un errore (${status})` },
  ]);
  for (let times = 0; times < 3; times += 1) await site.notificationsDuring(write);
  site.phone.answerWith();
  await site.notificationsDuring(write);
  expect(await site.listDevices()).toMatchObject([{ lastError: null }]);
  site.clock.advance(HOUR + 1);
  site.phone.answerWith(how);
  for (let times = 0; times < 4; times += 1) await site.notificationsDuring(write);
  expect(await site.listDevices()).toHaveLength(1);
  site.clock.advance(HOUR + 1);
  await site.notificationsDuring(write);
  expect(await site.listDevices()).toEqual([]);
});

test('one device that refuses keeps no other from being told', async () => {
  site.phone.answerWith(answers.hangUp());
  const other = site.service.subscribe('tavoletta');
  await site.owner.client.push.add({ body: { subscription: other.subscription, name: 'Tavoletta' } });
  await site.notificationsDuring(write);
  expect(other.messages()).toHaveLength(1);
});

test('a name that leads to a private network is taken and never asked', async () => {
  const { keys } = site.phone.subscription;
  const subscription = { endpoint: 'https://push.example/abc', keys };
  const device = await site.owner.client.push.add({ body: { subscription, name: 'Altrove' } });
  expect(await site.owner.client.push.test({ params: { id: device.id } })).toMatchObject({
    lastSentAt: null,
    lastError: 'L’indirizzo degli avvisi porta a una rete privata o non ammessa',
  });
});
