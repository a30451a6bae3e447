import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listenerAnswers as answers } from '../../../../testing/webhook-listener.ts';
import { createWebhookSite, type WebhookSite } from '../../../../testing/webhook-site.ts';
import { createWebhookSecrets } from './webhook-secrets.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

let site: WebhookSite;
beforeEach(async () => {
  site = await createWebhookSite();
});
afterEach(() => site.close());

/** For each wait in milliseconds, whether another attempt follows it. */
async function attemptsAfter(waits: readonly number[]): Promise<boolean[]> {
  const attempted: boolean[] = [];
  for (const wait of waits) {
    const before = site.program.tries().length;
    site.clock.advance(wait);
    await site.sendDue();
    attempted.push(site.program.tries().length > before);
  }
  return attempted;
}

const warnings = async () =>
  (await site.owner.client.health.warnings({ query: {} })).filter(({ code }) => code === 'WEBHOOK_FAILING');

describe('what does not arrive', () => {
  test.each([
    ['500', answers.status(500), 500, 'L’indirizzo ha risposto con un errore (500)'],
    ['a refusal', answers.status(404), 404, 'L’indirizzo ha risposto con un errore (404)'],
    [
      'a redirect',
      answers.redirect('http://127.0.0.1:9/elsewhere'),
      302,
      'L’indirizzo ha risposto con un errore (302)',
    ],
    ['a connection that breaks', answers.hangUp(), null, 'L’indirizzo non risponde'],
  ])(
    'because of %s is tried again in ten seconds, then in twice as many, under one id',
    async (_, how, status, why) => {
      site.program.answerWith(how);
      expect(await site.webhooksDuring(site.writeToOwner)).toEqual([]);
      expect(await site.list()).toMatchObject([{ state: 'OK', lastSuccessAt: null, lastError: why }]);
      expect(await site.deliveries()).toMatchObject([{ status: 'WAITING', tries: 1, lastStatus: status }]);
      expect(await attemptsAfter([9 * SECOND, SECOND, 19 * SECOND, SECOND])).toEqual([false, true, false, true]);
      site.program.answerWith();
      const [message] = await site.webhooksDuring(() => site.clock.advance(40 * SECOND));
      expect(new Set(site.program.tries()).size).toBe(1);
      expect(site.program.tries()).toHaveLength(4);
      // The event keeps its time, and each attempt has its own.
      expect(message?.json.timestamp).toBe('2027-03-01T10:00:00.000Z');
      expect(message?.headers['webhook-timestamp']).toBe(String(Date.parse('2027-03-01T10:01:10Z') / 1000));
      expect(await site.deliveries()).toMatchObject([{ status: 'SENT', tries: 4, lastStatus: 200 }]);
      expect(await site.list()).toMatchObject([{ lastError: null }]);
    },
  );

  test('is tried each hour in the end, and given up after three days', async () => {
    site.program.answerWith(answers.status(500));
    await site.webhooksDuring(site.writeToOwner);
    for (let times = 0; times < 12; times += 1) await attemptsAfter([HOUR]);
    expect(await attemptsAfter([HOUR - SECOND, SECOND])).toEqual([false, true]);
    for (let times = 0; times < 58; times += 1) await attemptsAfter([HOUR]);
    expect(await site.deliveries()).toMatchObject([{ status: 'WAITING' }]);
    await attemptsAfter([HOUR, HOUR]);
    expect(await site.deliveries()).toMatchObject([{ status: 'FAILED', lastStatus: 500 }]);
    expect(await attemptsAfter([DAY])).toEqual([false]);
  });

  test('for a day is told to the owner, with the host alone, until it arrives again', async () => {
    site.program.answerWith(answers.hangUp());
    await site.webhooksDuring(site.writeToOwner);
    await attemptsAfter([DAY - SECOND]);
    expect(await site.list()).toMatchObject([{ state: 'OK' }]);
    expect(await warnings()).toEqual([]);
    await attemptsAfter([SECOND]);
    expect(await site.list()).toMatchObject([{ state: 'FAILING', lastError: 'L’indirizzo non risponde' }]);
    const { host } = site.listener;
    const text = `Il programma collegato su ${host} non riceve gli avvisi da più di un giorno: l’indirizzo non risponde.`;
    expect(await warnings()).toMatchObject([{ text }]);
    const { toDo } = await site.owner.client.today.get();
    expect(toDo).toContainEqual(expect.objectContaining({ kind: 'SITE', title: text, address: '/admin/access' }));
    site.program.answerWith();
    expect(await site.webhooksDuring(() => site.clock.advance(HOUR))).toHaveLength(1);
    expect(await site.list()).toMatchObject([{ state: 'OK', lastError: null }]);
    expect(await warnings()).toEqual([]);
  });
});

test('who is silent is not asked once for each, and has them all when it is back', async () => {
  site.program.answerWith(answers.hangUp());
  await site.webhooksDuring(async () => {
    for (let times = 0; times < 4; times += 1) await site.writeToOwner();
  });
  expect(site.program.tries()).toHaveLength(1);
  site.program.answerWith();
  expect(await site.webhooksDuring(() => site.clock.advance(10 * SECOND))).toHaveLength(4);
});

test('one that is refused keeps no other from being told', async () => {
  site.program.answerWith(answers.status(400));
  await site.webhooksDuring(site.writeToOwner);
  site.program.answerWith();
  expect(await site.webhooksDuring(site.writeToOwner)).toHaveLength(1);
  expect((await site.deliveries()).map(({ status }) => status).sort()).toEqual(['SENT', 'WAITING']);
});

test('a program that says nothing keeps no other waiting', async () => {
  const silent = await site.link('muto');
  silent.answerWith(answers.silence());
  const { app } = site;
  await site.writeToOwner();
  const sending = app.webhookWorker.sendDue();
  await expect.poll(() => site.program.messages()).toHaveLength(1);
  await app.webhookWorker.stop();
  await sending;
  expect(await site.deliveries(silent.params)).toMatchObject([{ status: 'WAITING', tries: 0 }]);
});

test('an address that is gone is switched off, and what waits for it has failed', async () => {
  site.program.answerWith(answers.status(400));
  await site.webhooksDuring(site.writeToOwner);
  site.program.answerWith(answers.status(410));
  await site.webhooksDuring(site.writeToOwner);
  const lastError = 'L’altro programma ha risposto che l’indirizzo non esiste più (410)';
  expect(await site.list()).toMatchObject([{ isOn: false, state: 'OFF', lastError }]);
  expect((await site.deliveries()).map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
  await site.writeToOwner();
  expect(await attemptsAfter([DAY])).toEqual([false]);
  const { url, params } = site.program;
  await site.owner.prove();
  await site.webhooks.replace({ params, body: { url, events: ['message.received'], isOn: true } });
  expect(await site.list()).toMatchObject([{ isOn: true, state: 'OK', lastError: null }]);
  site.program.answerWith();
  expect(await site.webhooksDuring(site.writeToOwner)).toHaveLength(1);
});

test('a name that leads to a private network is taken, and never asked', async () => {
  const { id } = await site.webhooks.add({ body: { url: 'https://altrove.example/x', events: ['message.received'] } });
  await site.webhooksDuring(site.writeToOwner);
  expect(await site.deliveries({ id })).toMatchObject([{ status: 'WAITING', tries: 1, lastStatus: null }]);
  expect((await site.list()).find((webhook) => webhook.id === id)).toMatchObject({
    lastError: 'L’indirizzo porta a una rete privata o non ammessa',
  });
});

test('without what signs it nothing is sent, and a new secret is given once', async () => {
  const { sealedText } = createWebhookSecrets('the secret of another machine, long enough').make(
    site.program.webhook.id,
  );
  await site.database.updateTable('webhooks').set({ secret: sealedText }).execute();
  expect(await site.list()).toMatchObject([{ isOn: true, state: 'NEEDS_SECRET' }]);
  await site.webhooksDuring(site.writeToOwner);
  expect(site.program.tries()).toEqual([]);
  expect(await site.deliveries()).toMatchObject([{ status: 'FAILED', tries: 0 }]);
  const { url, params } = site.program;
  const put = () => site.webhooks.replace({ params, body: { url, events: ['message.received'] } });
  const { secret, ...after } = await put();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(secret).not.toBe(site.program.secret);
  expect(after).toMatchObject({ state: 'OK' });
  expect(await put()).not.toHaveProperty('secret');
  site.program.believe(secret ?? '');
  expect(await site.webhooksDuring(site.writeToOwner)).toHaveLength(1);
});

test('what was told is known for thirty days', async () => {
  await site.webhooksDuring(site.writeToOwner);
  const countAfter = async (days: number) => {
    site.clock.advance(days * DAY);
    await site.sendDue();
    const again = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    return (await again.client.webhooks.deliveries({ params: site.program.params })).length;
  };
  expect(await countAfter(30)).toBe(1);
  expect(await countAfter(1)).toBe(0);
});
