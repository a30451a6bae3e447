import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataDirSite } from '../../../testing/data-dir-site.ts';
import { type PushServiceDouble, startPushService } from '../../../testing/push-service.ts';
import { startTwoProcesses } from '../../../testing/two-processes.ts';

let service: PushServiceDouble;
let first: DataDirSite;
let second: DataDirSite;
let close: () => Promise<void>;

beforeAll(async () => {
  service = await startPushService();
  ({ first, second, close } = await startTwoProcesses({ PUSH_TRUSTED_HOSTS: service.host }));
}, 180_000);

afterAll(async () => {
  await close();
  await service.close();
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
  expect(service.requestCount()).toBe(4);
  expect((await elsewhere.push.get()).devices).toMatchObject([{ lastError: null, lastSentAt: expect.any(String) }]);
}, 60_000);
