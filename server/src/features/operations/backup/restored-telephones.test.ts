import { statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyDatabase } from '../../../db/sqlite/copy-database.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { type PushServiceDouble, pushAnswers, startPushService } from '../../../testing/push-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let service: PushServiceDouble;
let site: DataDirSite;
beforeEach(async () => {
  service = await startPushService();
  site = await startDataDirSite({ variables: { PUSH_TRUSTED_HOSTS: service.host } });
});
afterEach(async () => {
  await site.close();
  await service.close();
});

const databaseOf = ({ dataDir }: DataDirSite) => join(dataDir, 'generations/first/database.sqlite');

it('a restore ends telephones and what waits for them, and keeps the keys; no archive has any of it', async () => {
  const { client } = await site.signIn();
  const { publicKey } = await client.push.get();
  const phone = service.subscribe('telefono');
  phone.answerWith(pushAnswers.status(503));
  await client.push.add({ body: { subscription: phone.subscription, name: 'Telefono' } });
  await site.withToken(undefined).contact.send({
    body: { name: 'Ugo', email: 'ugo@example.com', message: 'Avete posto?', privacyAccepted: true },
  });
  await expect.poll(async () => (await client.push.get()).devices[0]?.lastError).toContain('503');

  const copy = join(site.dataDir, 'copy.sqlite');
  copyDatabase(databaseOf(site), copy);
  const copied = new SqliteDatabase(copy);
  for (const table of ['push_devices', 'push_outbox']) {
    expect(copied.prepare(`select count(*) from ${table}`).pluck().get()).toBe(0);
  }
  copied.close();

  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  await client.backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });
  const { client: after } = await site.signIn();
  expect(await after.push.get()).toEqual({ publicKey, devices: [] });
  phone.answerWith();
  await after.push.add({ body: { subscription: phone.subscription, name: 'Telefono' } });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(phone.messages()).toEqual([]);
  expect(statSync(join(site.dataDir, 'push-keys.json')).mode & 0o777).toBe(0o600);
});
