import { setTimeout as after } from 'node:timers/promises';
import { listenerAnswers, startWebhookListener } from '../../server/src/testing/webhook-listener.ts';
import { connect } from '../support/api.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, startSite } from '../support/start-site.ts';

/** An account may send twenty messages an hour by the form. */
const KILLS = byRunLength({ short: 6, long: 20 });

test(`a site that is killed while it tells another program, ${KILLS} times, loses nothing of it`, async ({ site }) => {
  test.setTimeout(byRunLength({ short: 180_000, long: 900_000 }));
  await site.stop();
  const listener = await startWebhookListener();
  const place = { dataDir: site.dataDir, variables: { WEBHOOK_TRUSTED_HOSTS: listener.host } };
  const program = listener.open('casa');
  const first = await startSite(place);
  const { token } = await connect(first).auth.login({ body: owner });
  const body = { url: program.url, events: ['message.received' as const] };
  program.believe((await connect(first, token).webhooks.add({ body })).secret);
  await first.stop();

  for (let round = 1; round <= KILLS; round += 1) {
    const isInFlight = round % 2 === 1;
    if (isInFlight) program.answerWith(listenerAnswers.silence());
    const running = await startSite(place);
    const [callsBefore, arrived] = [listener.requestCount(), program.messages().length];
    await connect(running, token).contact.send({
      body: { name: 'Ugo', email: `ugo${round}@example.com`, message: 'Avete posto?', privacyAccepted: true },
    });
    if (isInFlight) while (listener.requestCount() === callsBefore) await after(1);
    else await after(momentWithin(20));
    await running.kill();
    program.answerWith();
    const again = await startSite(place);
    const isDelivered = () => program.messages().length > arrived;
    await expect.poll(isDelivered, { timeout: 20_000 }).toBe(true);
    await again.stop();
    const deliveries = program.messages().slice(arrived);
    // An interrupted delivery may arrive twice, with one id, so that its receiver can ignore the second.
    expect(deliveries.length).toBeLessThanOrEqual(2);
    expect(new Set(deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  }
  await listener.close();
});
