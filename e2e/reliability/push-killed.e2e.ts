import { setTimeout as after } from 'node:timers/promises';
import { pushAnswers, startPushService } from '../../server/src/testing/push-service.ts';
import { connect } from '../support/api.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, startSite } from '../support/start-site.ts';

/** An account may send twenty messages an hour by the form. */
const KILLS = byRunLength({ short: 6, long: 20 });

test(`a site that is killed while it tells a telephone, ${KILLS} times, loses no notice`, async ({ site }) => {
  test.setTimeout(byRunLength({ short: 180_000, long: 900_000 }));
  await site.stop();
  const service = await startPushService();
  const place = { dataDir: site.dataDir, variables: { PUSH_TRUSTED_HOSTS: service.host } };
  const phone = service.subscribe('telefono');
  const first = await startSite(place);
  const { token } = await connect(first).auth.login({ body: owner });
  await connect(first, token).push.add({ body: { subscription: phone.subscription, name: 'Telefono' } });
  await first.stop();

  const known = new Set<string>();
  /** The messages of the round; one interrupted in an earlier round may arrive late, once more. */
  const readTags = () => phone.messages().flatMap(({ notification: { tag } }) => (known.has(tag) ? [] : tag));
  for (let round = 1; round <= KILLS; round += 1) {
    const isInFlight = round % 2 === 1;
    if (isInFlight) phone.answerWith(pushAnswers.silence());
    const running = await startSite(place);
    const callsBefore = service.requestCount();
    await connect(running, token).contact.send({
      body: { name: 'Ugo', email: `ugo${round}@example.com`, message: 'Avete posto?', privacyAccepted: true },
    });
    if (isInFlight) while (service.requestCount() === callsBefore) await after(1);
    else await after(momentWithin(20));
    await running.kill();
    phone.answerWith();
    const again = await startSite(place);
    await expect.poll(() => readTags().length, { timeout: 20_000 }).toBeGreaterThan(0);
    await again.stop();
    const tags = readTags();
    // An interrupted one may arrive twice; its tag makes a phone display it once.
    expect(tags.length).toBeLessThanOrEqual(2);
    expect(new Set(tags).size).toBe(1);
    known.add(tags[0] ?? '');
  }
  await service.close();
});
