import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningBucket, startBucket } from '../../testing/bucket/start-bucket.ts';
import { type DataDirSite, startDataDirSite } from '../../testing/data-dir-site.ts';
import { makeDatabase } from '../../testing/postgres/site-database.ts';
import { type PushServiceDouble, startPushService } from '../../testing/push-service.ts';

let bucket: RunningBucket;
let database: Awaited<ReturnType<typeof makeDatabase>>;
let service: PushServiceDouble;
let first: DataDirSite;
let second: DataDirSite;

beforeAll(async () => {
  [bucket, database, service] = await Promise.all([startBucket(), makeDatabase(), startPushService()]);
  for (const [name, value] of Object.entries(bucket.variables)) vi.stubEnv(name, value);
  const variables = {
    DATABASE_URL: database.url,
    MEDIA_URL: bucket.url,
    JWT_SECRET: 'a secret of the tests, more than 32 bytes long',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUSH_TRUSTED_HOSTS: service.host,
  };
  [first, second] = await Promise.all([startDataDirSite({ variables }), startDataDirSite({ variables })]);
}, 180_000);

afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await database.drop();
  await Promise.all([bucket.close(), service.close()]);
  vi.unstubAllEnvs();
});

test('two processes of a house have one pair of keys, and tell a telephone once, whoever hears of it', async () => {
  const { token, client } = await first.signIn();
  const elsewhere = second.withToken(token);
  const [here, there] = await Promise.all([client.push.get(), elsewhere.push.get()]);
  expect(there.publicKey).toBe(here.publicKey);
  const phone = service.subscribe('telefono');
  await client.push.add({ body: { subscription: phone.subscription, name: 'Telefono' } });
  for (const [times, site] of [first, second, first, second].entries()) {
    await site.withToken(undefined).contact.send({
      body: { name: 'Ugo', email: `ugo${times}@example.com`, message: 'Avete posto?', privacyAccepted: true },
    });
    await expect.poll(() => phone.messages().length, { timeout: 20_000 }).toBe(times + 1);
  }
  expect(service.asked()).toBe(4);
  expect((await elsewhere.push.get()).devices).toMatchObject([{ lastError: null, lastSentAt: expect.any(String) }]);
}, 60_000);
