import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataDirSite } from '../../../../testing/data-dir-site.ts';
import { startTwoProcesses } from '../../../../testing/two-processes.ts';
import { startWebhookListener, type WebhookListener } from '../../../../testing/webhook-listener.ts';

let listener: WebhookListener;
let first: DataDirSite;
let second: DataDirSite;
let close: () => Promise<void>;

beforeAll(async () => {
  listener = await startWebhookListener();
  ({ first, second, close } = await startTwoProcesses({ WEBHOOK_TRUSTED_HOSTS: listener.host }));
}, 180_000);

afterAll(async () => {
  await close();
  await listener.close();
});

test('two processes of a house link five at most, and tell a program once, whoever hears of it', async () => {
  const { token, client } = await first.signIn();
  const elsewhere = second.withToken(token);
  const program = listener.open('casa');
  const { secret, id } = await client.webhooks.add({ body: { url: program.url, events: ['message.received'] } });
  program.believe(secret);
  for (const [times, site] of [first, second, first, second].entries()) {
    await site.withToken(undefined).contact.send({
      body: { name: 'Ugo', email: `ugo${times}@example.com`, message: 'Avete posto?', privacyAccepted: true },
    });
    await expect.poll(() => program.messages().length, { timeout: 20_000 }).toBe(times + 1);
  }
  expect(listener.requestCount()).toBe(4);
  expect(new Set(program.tries()).size).toBe(4);
  await expect
    .poll(() => elsewhere.webhooks.deliveries({ params: { id } }))
    .toMatchObject(Array.from({ length: 4 }, () => ({ status: 'SENT', tries: 1 })));

  const add = (by: typeof client, name: string) =>
    by.webhooks.add({ body: { url: `https://${name}.example/`, events: ['message.received'] } });
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name, turn) => add(turn % 2 === 0 ? client : elsewhere, name)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(await client.webhooks.list()).toHaveLength(5);
}, 60_000);
