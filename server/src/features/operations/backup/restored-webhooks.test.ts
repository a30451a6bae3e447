import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { readTar } from '../../../testing/tar-files.ts';
import { listenerAnswers, startWebhookListener, type WebhookListener } from '../../../testing/webhook-listener.ts';

// Each starts whole sites, one after another.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let listener: WebhookListener;
let site: DataDirSite;
let client: DataDirClient;
beforeEach(async () => {
  listener = await startWebhookListener();
  site = await startDataDirSite({ variables: { WEBHOOK_TRUSTED_HOSTS: listener.host } });
  ({ client } = await site.signIn());
});
afterEach(async () => {
  await site.close();
  await listener.close();
});

type DataDirClient = Awaited<ReturnType<DataDirSite['signIn']>>['client'];

const write = (place = site) =>
  place.withToken(undefined).contact.send({
    body: { name: 'Ugo', email: 'ugo@example.com', message: 'Avete posto?', privacyAccepted: true },
  });

/** A linked program that does not answer, so that a delivery waits for it. */
async function link() {
  const program = listener.open('casa');
  const { secret, id } = await client.webhooks.add({ body: { url: program.url, events: ['message.received'] } });
  program.believe(secret);
  program.answerWith(listenerAnswers.status(503));
  await write();
  await expect.poll(() => program.tries().length).toBe(1);
  await expect.poll(async () => (await client.webhooks.list())[0]?.lastError).toContain('503');
  return { program, secret, params: { id } };
}

async function backUp(): Promise<string> {
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  return backup?.id ?? '';
}

async function restoreAt(place: DataDirSite, by: DataDirClient, id: string): Promise<DataDirClient> {
  await by.backup.restore({ params: { id }, body: { password: owner.password } });
  return (await place.signIn()).client;
}

const SUSPENDED = { isOn: false, lastError: 'Sospeso dopo un ripristino' };

it('a restore switches all off and drops what waited, until the owner switches them on', async () => {
  const { program, params } = await link();
  client = await restoreAt(site, client, await backUp());
  program.answerWith();
  expect(await client.webhooks.list()).toMatchObject([{ ...SUSPENDED, state: 'OFF' }]);
  expect(await client.webhooks.deliveries({ params })).toEqual([]);
  await write();
  expect(await client.webhooks.deliveries({ params })).toEqual([]);
  const body = { url: program.url, events: ['message.received' as const], isOn: true };
  const on = await client.webhooks.replace({ params, body });
  expect(on).toMatchObject({ isOn: true, state: 'OK', lastError: null });
  expect(on).not.toHaveProperty('secret');
  await write();
  await expect.poll(() => program.messages().length).toBe(1);
  expect(program.tries()).toHaveLength(2);
});

it('what the owner had switched off is off because she did so', async () => {
  const { params, program } = await link();
  await client.webhooks.replace({ params, body: { url: program.url, events: ['message.received'], isOn: false } });
  client = await restoreAt(site, client, await backUp());
  const [webhook] = await client.webhooks.list();
  expect(webhook).toMatchObject({ isOn: false, state: 'OFF' });
  expect(webhook?.lastError).not.toContain('ripristino');
});

it('an archive has the address and no secret that opens elsewhere: there another is made', async () => {
  const { secret, program } = await link();
  const id = await backUp();
  const archive = new Blob([await (await client.backup.download({ params: { id } })).arrayBuffer()]);
  const files = await readTar(Buffer.from(await archive.arrayBuffer()));
  const has = (text: string) => files.filter(({ bytes }) => bytes.includes(text)).map(({ header }) => header.name);
  expect(has(program.url)).toEqual(['database.sqlite']);
  expect(has(secret.slice('whsec_'.length))).toEqual([]);
  const elsewhere = await startDataDirSite({
    variables: {
      WEBHOOK_TRUSTED_HOSTS: listener.host,
      JWT_SECRET: 'the secret of another machine, long enough',
    },
  });
  try {
    const { client: newcomer } = await elsewhere.signIn();
    const uploaded = await newcomer.backup.upload({ file: archive });
    const there = await restoreAt(elsewhere, newcomer, uploaded.id);
    const [webhook] = await there.webhooks.list();
    expect(webhook).toMatchObject({ ...SUSPENDED, state: 'NEEDS_SECRET', url: program.url });
    const params = { id: webhook?.id ?? '' };
    const body = { url: program.url, events: ['message.received' as const], isOn: true };
    const { secret: made, ...after } = await there.webhooks.replace({ params, body });
    expect(after).toMatchObject({ isOn: true, state: 'OK', lastError: null });
    program.answerWith();
    program.believe(made ?? '');
    await write(elsewhere);
    await expect.poll(() => program.messages().length).toBe(1);
  } finally {
    await elsewhere.close();
  }
});
