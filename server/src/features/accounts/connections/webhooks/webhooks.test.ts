import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/refusal.ts';
import { listenerAnswers as answers } from '../../../../testing/webhook-listener.ts';
import { createWebhookSite, type WebhookSite } from '../../../../testing/webhook-site.ts';

let site: WebhookSite;
let lines: string[];
beforeEach(async () => {
  lines = [];
  site = await createWebhookSite({ onLogLine: (line) => lines.push(line) });
});
afterEach(() => site.close());

const EVENTS = ['message.received', 'booking.requested'] as const;
const add = (url: string, more: object = {}) => site.webhooks.add({ body: { url, events: [...EVENTS], ...more } });
const elsewhere = (name: string) => `https://${name}.example/hook`;

test('an address is added with a secret that is shown this once, and kept where nobody reads it', async () => {
  const { secret, ...webhook } = await add(elsewhere('altrove'));
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  expect(webhook).toEqual({
    id: expect.any(String),
    url: elsewhere('altrove'),
    events: ['booking.requested', 'message.received'],
    isOn: true,
    state: 'OK',
    lastSuccessAt: null,
    lastError: null,
  });
  expect((await site.list()).filter(({ id }) => id === webhook.id)).toEqual([webhook]);
  const storedRows = JSON.stringify(await site.database.selectFrom('webhooks').selectAll().execute());
  expect(storedRows).not.toContain(secret.slice('whsec_'.length));
  expect(lines.join('')).not.toContain(secret);
});

test('a log tells who linked what, and no address, which often is what lets in', async () => {
  const { id } = await add('https://n8n.example/webhook/una-parola-segreta');
  await site.webhooks.replace({ params: { id }, body: { url: elsewhere('altro'), events: [...EVENTS] } });
  await site.webhooks.remove({ params: { id } });
  const noted = lines.map((line) => JSON.parse(line)).filter(({ webhook }) => webhook === id);
  expect(noted.map(({ msg, account }) => [msg, account])).toEqual([
    ['webhook added', site.owner.user.id],
    ['webhook changed', site.owner.user.id],
    ['webhook removed', site.owner.user.id],
  ]);
  expect(lines.join('')).not.toContain('una-parola-segreta');
});

describe('an address is refused', () => {
  test.each([
    ['http://altrove.example/a', 'https://'],
    ['https://altrove.example:8443/a', 'porta'],
    ['https://ada:pw@altrove.example/a', 'nome utente'],
    ['https://8.8.8.8/a', 'numero IP'],
    ['https://[2606:4700::1111]/a', 'numero IP'],
    ['https://2130706433/a', 'numero IP'],
    ['https://127.0.0.1/a', 'numero IP'],
    ['http://127.0.0.1:8123/a', 'https://'],
    ['altrove.example', 'https://'],
    ['javascript:alert(1)', 'https://'],
  ])('%s', async (url, why) => {
    for (const call of [
      () => add(url),
      () => site.webhooks.replace({ params: site.program.params, body: { url, events: [...EVENTS] } }),
    ]) {
      const refusal = await refusalOf(call());
      expect(refusal).toMatchObject({ status: 400, fields: { url: expect.stringContaining(why) } });
    }
  });

  test('that is longer than any, that is none, or with nothing to tell', async () => {
    for (const url of [`https://altrove.example/${'x'.repeat(2000)}`, '', '   ']) {
      expect(await refusalOf(add(url))).toMatchObject({ status: 400, fields: { url: expect.any(String) } });
    }
    expect(await refusalOf(add(elsewhere('a'), { events: [] }))).toMatchObject({
      status: 400,
      fields: { events: 'Scegli di che cosa avvisare' },
    });
    const unknown = { url: elsewhere('a'), events: ['guest.named'] };
    expect(await refusalOf(site.webhooks.add({ body: unknown as never }))).toMatchObject({ status: 400 });
    expect(await refusalOf(add(elsewhere('a'), { more: 'x'.repeat(9000) }))).toMatchObject({ status: 413 });
  });

  test('that the operator trusts is taken as it is', async () => {
    expect(await add(`${site.listener.root}/api/webhook/segreto`)).toMatchObject({ state: 'OK' });
  });
});

test('there are five at most, of calls at once as well', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const outcomes = await Promise.allSettled(names.map((name) => add(elsewhere(name))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      expect(outcome.reason).toMatchObject({ status: 409, message: 'Hai già 5 indirizzi' });
    }
  }
  await site.webhooks.remove({ params: site.program.params });
  await add(elsewhere('g'));
  expect(await refusalOf(add(elsewhere('h')))).toMatchObject({ status: 409 });
});

test('an edit keeps the secret, and what is left out of it', async () => {
  const other = site.listener.open('nuovo');
  other.believe(site.program.secret);
  const { params } = site.program;
  const body = { url: other.url, events: ['message.received' as const] };
  expect(await site.webhooks.replace({ params, body: { ...body, isOn: false } })).toEqual({
    ...site.program.webhook,
    ...body,
    isOn: false,
    state: 'OFF',
  });
  expect(await site.webhooks.replace({ params, body })).toMatchObject({ isOn: false, state: 'OFF' });
  await site.webhooks.replace({ params, body: { ...body, isOn: true } });
  expect(await site.webhooksDuring(site.writeToOwner)).toEqual([]);
  expect(other.messages()).toHaveLength(1);
});

test('what waits for one that is switched off or removed never leaves', async () => {
  const { params, url } = site.program;
  site.program.answerWith(answers.status(400));
  await site.webhooksDuring(site.writeToOwner);
  await site.webhooks.replace({ params, body: { url, events: [...EVENTS], isOn: false } });
  await site.webhooks.replace({ params, body: { url, events: [...EVENTS], isOn: true } });
  site.program.answerWith();
  expect(await site.webhooksDuring(() => site.clock.advance(3_600_000))).toEqual([]);
  expect(await site.deliveries()).toMatchObject([{ status: 'FAILED', lastStatus: 400 }]);
  site.program.answerWith(answers.status(400));
  await site.webhooksDuring(site.writeToOwner);
  await site.owner.prove();
  await site.webhooks.remove({ params });
  site.program.answerWith();
  expect(await site.webhooksDuring(() => site.clock.advance(3_600_000))).toEqual([]);
  expect(await refusalOf(site.deliveries())).toMatchObject({ status: 404, message: 'Indirizzo non trovato' });
  expect(await site.list()).toEqual([]);
});

describe('a test', () => {
  const test_ = () => site.webhooks.test({ params: site.program.params });

  test('says what was answered, once in ten seconds, and is no delivery', async () => {
    expect(await test_()).toEqual({ status: 200 });
    expect(site.program.messages().map(({ json }) => json)).toEqual([
      { type: 'webhook.test', timestamp: site.clock.now().toISOString(), data: {} },
    ]);
    expect(await refusalOf(test_())).toMatchObject({ status: 429 });
    expect(await site.deliveries()).toEqual([]);
    expect(await site.list()).toMatchObject([{ lastSuccessAt: site.clock.now().toISOString() }]);
  });

  test('says why it did not arrive', async () => {
    site.program.believe('whsec_AAAA');
    expect(await test_()).toEqual({ status: 401, error: 'L’indirizzo ha risposto con un errore (401)' });
    site.clock.advance(10_000);
    site.program.answerWith(answers.hangUp());
    expect(await test_()).toEqual({ status: null, error: 'L’indirizzo non risponde' });
    expect(await refusalOf(site.webhooks.test({ params: { id: 'nobody' } }))).toMatchObject({ status: 404 });
  });
});

describe('what was told', () => {
  test('is listed a hundred at most, the newest first', async () => {
    const at = (minute: number) => new Date(Date.parse('2027-02-27T00:00:00Z') + minute * 60_000).toISOString();
    const rows = Array.from({ length: 105 }, (_, minute) => ({
      ...{ id: `msg_${minute}`, webhook_id: site.program.webhook.id, event: 'message.received' as const, body: '{}' },
      ...{ status: 'SENT' as const, tries: 1, last_status: 200, created_at: at(minute), next_try_at: null },
    }));
    await site.database.insertInto('webhook_deliveries').values(rows).execute();
    const listed = await site.deliveries();
    expect(listed).toHaveLength(100);
    expect([listed[0]?.id, listed[99]?.id]).toEqual(['msg_104', 'msg_5']);
  });

  test('is told once more under another id, with the same words', async () => {
    const [first] = await site.webhooksDuring(site.writeToOwner);
    site.clock.advance(60_000);
    const [known] = await site.deliveries();
    const again = await site.webhooks.resend({ params: { id: known?.id ?? '' } });
    expect(again).toMatchObject({ event: 'message.received', status: 'WAITING', tries: 0, lastStatus: null });
    expect(again.id).not.toBe(known?.id);
    const [second] = await site.webhooksDuring(() => undefined);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(again.id);
    expect((await site.deliveries()).map(({ id, status }) => [id, status])).toEqual([
      [again.id, 'SENT'],
      [known?.id, 'SENT'],
    ]);
  });

  test('and still waits is tried now', async () => {
    site.program.answerWith(answers.status(503));
    await site.webhooksDuring(site.writeToOwner);
    const [waiting] = await site.deliveries();
    site.program.answerWith();
    const params = { id: waiting?.id ?? '' };
    expect(await site.webhooks.resend({ params })).toMatchObject({ id: params.id });
    expect(await site.webhooksDuring(() => undefined)).toHaveLength(1);
    expect(await site.deliveries()).toMatchObject([{ id: params.id, status: 'SENT', tries: 2 }]);
  });

  test('is not told again to one that is off, nor is what nobody was told', async () => {
    await site.webhooksDuring(site.writeToOwner);
    const [known] = await site.deliveries();
    const { params, url } = site.program;
    await site.webhooks.replace({ params, body: { url, events: [...EVENTS], isOn: false } });
    const resend = (id: string) => refusalOf(site.webhooks.resend({ params: { id } }));
    expect(await resend(known?.id ?? '')).toMatchObject({ status: 409, message: 'Questo indirizzo è spento' });
    expect(await resend('msg_nobody')).toMatchObject({ status: 404, message: 'Invio non trovato' });
  });
});
