import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNotifiedSite, type NotifiedSite } from '../../../testing/notified-site.ts';
import { pushAnswers as answers } from '../../../testing/push-service.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: NotifiedSite;
beforeEach(async () => {
  site = await createNotifiedSite();
});
afterEach(() => site.close());

const add = (name: string, client = site.owner.client) =>
  client.push.add({ body: { subscription: site.service.subscribe(name).subscription, name } });

const signInAgain = async () => {
  const { user, password } = site.owner;
  const { token } = await site.anyone.auth.login({ body: { email: user.email, password } });
  return site.withToken(token);
};

test('a browser that is given is told of all there is, and what is answered holds no address and no key', async () => {
  expect(site.device).toEqual({
    id: expect.any(String),
    name: 'Il mio telefono',
    kinds: ['REQUEST', 'MESSAGE', 'PAYMENT', 'CHANNEL', 'TURNOVER'],
    createdAt: site.clock.now().toISOString(),
    lastSentAt: null,
    lastError: null,
  });
  const getStatus = await site.owner.client.push.get();
  expect(getStatus.devices).toEqual([site.device]);
  expect(Buffer.from(getStatus.publicKey, 'base64url')).toHaveLength(65);
  expect((await site.owner.client.push.get()).publicKey).toBe(getStatus.publicKey);
});

test('the database holds neither address nor keys in the clear', async () => {
  const { endpoint, keys } = site.phone.subscription;
  const storedRows = JSON.stringify(await site.database.selectFrom('push_devices').selectAll().execute());
  for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(storedRows).not.toContain(secret);
});

test('the same browser again is the same device, brought up to date', async () => {
  const { subscription } = site.phone;
  const again = await site.owner.client.push.add({
    body: { subscription, name: 'Telefono nuovo', kinds: ['PAYMENT'] },
  });
  expect(again).toMatchObject({ id: site.device.id, name: 'Telefono nuovo', kinds: ['PAYMENT'] });
  expect(await site.listDevices()).toHaveLength(1);
});

test('a browser changes hands, and a device is nobody else’s to touch', async () => {
  const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const params = { id: site.device.id };
  expect((await other.client.push.get()).devices).toEqual([]);
  expect(await refusalOf(other.client.push.edit({ params, body: { name: 'Mio' } }))).toMatchObject({ status: 404 });
  expect(await refusalOf(other.client.push.test({ params }))).toMatchObject({ status: 404 });
  expect(await refusalOf(other.client.push.remove({ params }))).toMatchObject({ status: 404 });
  const { subscription } = site.phone;
  await other.client.push.add({ body: { subscription, name: 'Mio' } });
  expect(await site.listDevices()).toEqual([]);
  expect((await other.client.push.get()).devices).toMatchObject([{ name: 'Mio' }]);
});

test('an account has ten devices at most, and gives sixty an hour', async () => {
  for (let number = 2; number <= 10; number += 1) await add(`numero-${number}`);
  expect(await refusalOf(add('undicesimo'))).toMatchObject({
    status: 409,
    message: 'Hai già 10 dispositivi: rimuovine uno',
  });
  await site.owner.client.push.remove({ params: { id: site.device.id } });
  await add('undicesimo');
  for (let times = 0; times < 48; times += 1) await add('undicesimo');
  expect(await refusalOf(add('undicesimo'))).toMatchObject({ status: 429 });
});

describe('what is no subscription is refused', () => {
  const [p256dh, auth] = ['p256dh', 'auth'];
  test.each([
    ['http://push.example/a'],
    ['https://push.example:444/a'],
    ['https://ada:pw@push.example/a'],
    ['https://8.8.8.8/a'],
    ['https://[2606:4700::1111]/a'],
    ['https://127.0.0.1/a'],
    ['push.example'],
    [''],
    [`https://push.example/${'x'.repeat(2048)}`],
  ])('the address %s', async (endpoint) => {
    const body = { subscription: { ...site.phone.subscription, endpoint }, name: 'X' };
    const refusal = await refusalOf(site.owner.client.push.add({ body }));
    expect(refusal).toMatchObject({ status: 400 });
    expect(JSON.stringify(refusal)).toContain('Questo indirizzo di avviso non è ammesso');
  });

  test.each([
    ['a point off the curve', p256dh, Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')],
    ['a compressed point', p256dh, Buffer.concat([Buffer.from([2]), Buffer.alloc(64, 1)]).toString('base64url')],
    ['a short point', p256dh, Buffer.alloc(33, 4).toString('base64url')],
    ['a short secret', auth, Buffer.alloc(15).toString('base64url')],
    ['a secret that is no base64url', auth, '+'.repeat(22)],
  ])('%s', async (_, key, value) => {
    const { endpoint, keys } = site.phone.subscription;
    const body = { subscription: { endpoint, keys: { ...keys, [key]: value } }, name: 'X' };
    expect(await refusalOf(site.owner.client.push.add({ body }))).toMatchObject({ status: 400 });
  });

  test('more than a subscription can be', async () => {
    const body = { subscription: { ...site.phone.subscription, more: 'x'.repeat(9000) }, name: 'X' };
    expect(await refusalOf(site.owner.client.push.add({ body }))).toMatchObject({ status: 413 });
  });
});

describe('a test', () => {
  const params = () => ({ id: site.device.id });

  test('is sent now, and told to have arrived, once in ten seconds', async () => {
    const tested = await site.owner.client.push.test({ params: params() });
    expect(tested).toMatchObject({ lastSentAt: site.clock.now().toISOString(), lastError: null });
    expect(site.phone.messages().map(({ notification: notice }) => notice)).toMatchObject([
      { body: 'Prova: gli avvisi arrivano qui.', address: '/admin/phone' },
    ]);
    expect(await refusalOf(site.owner.client.push.test({ params: params() }))).toMatchObject({ status: 429 });
    site.clock.advance(10_000);
    await site.owner.client.push.test({ params: params() });
    expect(site.phone.messages()).toHaveLength(2);
  });

  test('that does not arrive says why', async () => {
    site.phone.answerWith(answers.status(500));
    expect(await site.owner.client.push.test({ params: params() })).toMatchObject({
      lastSentAt: null,
      lastError: 'Il servizio degli avvisi ha risposto con un errore (500)',
    });
  });
});

describe('a device ends', () => {
  const isThere = async () =>
    (await site.database.selectFrom('push_devices').select('id').where('id', '=', site.device.id).execute()).length > 0;

  test('with the session that gave it, and what waits with it; not with another, nor as that ends by age', async () => {
    const elsewhere = await signInAgain();
    await elsewhere.auth.logout();
    expect(await isThere()).toBe(true);
    site.clock.advance(31 * 86_400_000);
    await signInAgain();
    expect(await isThere()).toBe(true);
    const client = await signInAgain();
    const { subscription } = site.phone;
    await client.push.add({ body: { subscription, name: 'Di nuovo' } });
    await site.anyone.contact.send({
      body: { name: 'Ugo', email: 'ugo@example.com', message: 'Avete posto?', privacyAccepted: true },
    });
    expect(await site.waiting()).toHaveLength(1);
    await client.auth.logout();
    expect(await isThere()).toBe(false);
    expect(await site.waiting()).toEqual([]);
  });

  test('with a new password, whoever set it', async () => {
    await site.owner.client.profile.update({
      body: { newPassword: 'un altra parola', currentPassword: site.owner.password },
    });
    expect(await isThere()).toBe(false);
  });

  test.each([{ password: 'un altra parola' }, { role: 'EDITOR' as const }])('with an edit of %o', async (body) => {
    const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await other.client.users.update({ params: { id: site.owner.user.id }, body });
    expect(await isThere()).toBe(false);
  });

  test('with its account; not with another name of it', async () => {
    const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const params = { id: site.owner.user.id };
    await other.client.users.update({ params, body: { name: 'Anna' } });
    expect(await isThere()).toBe(true);
    await other.client.users.remove({ params });
    expect(await isThere()).toBe(false);
  });
});
