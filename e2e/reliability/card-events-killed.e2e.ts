import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { aRequest, connect, connectGuest } from '../support/api.ts';
import { standInForCards } from '../support/card-site.ts';
import { currentGeneration, faultsOf } from '../support/data-dir.ts';
import { inDays } from '../support/days.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, startSite } from '../support/start-site.ts';

const KILLS = byRunLength({ short: 5, long: 30 });

/** Payments reported at once, each by several copies of its event. */
const PAYMENTS = 12;
const COPIES = 3;

test(`a site that is killed while payments by card are told, ${KILLS} times, loses none and has none twice`, async ({
  site,
}, info) => {
  test.setTimeout(byRunLength({ short: 180_000, long: 600_000 }));
  await site.stop();
  const provider = await standInForCards();
  const place = { dataDir: site.dataDir, variables: provider.variables };
  let running = await startSite(place);
  const { token } = await connect(running).auth.login({ body: owner });
  const ada = await connectGuest(running);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(90), inDays(97)) });
  await connect(running, token).bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await ada.cardPayments.checkout({ params: { id }, body: { purpose: 'STAY' } });
  const [session] = provider.sessions;
  if (!session) throw new Error('no page was opened');

  const reported: string[] = [];
  const found = { acknowledged: 0, unacknowledged: 0 };
  for (let round = 0; round < KILLS; round += 1) {
    const payments = Array.from({ length: PAYMENTS }, () => `pi_${randomUUID()}`);
    reported.push(...payments);
    const events = payments.map((payment) => provider.paid(session, { payment_intent: payment }));
    const { origin } = running;
    const answers = events.flatMap((event) =>
      Array.from({ length: COPIES }, () =>
        provider.deliver(origin, event).then(
          ({ status }) => ({ event, isAcknowledged: status === 200 }),
          () => ({ event, isAcknowledged: false }),
        ),
      ),
    );
    await after(momentWithin(60));
    await running.kill();
    const acknowledged = new Set(
      (await Promise.all(answers)).filter(({ isAcknowledged }) => isAcknowledged).map(({ event }) => event.id),
    );

    expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);
    const stored = listPayments(site.dataDir);
    for (const [index, event] of events.entries()) {
      found[acknowledged.has(event.id) ? 'acknowledged' : 'unacknowledged'] += 1;
      if (acknowledged.has(event.id)) expect(stored).toContain(payments[index]);
    }
    // The provider repeats unanswered events, and now and then answered ones.
    running = await startSite(place);
    const again = events.filter((event, index) => !acknowledged.has(event.id) || index % 3 === 0);
    for (const event of again) expect(await provider.deliver(running.origin, event)).toMatchObject({ status: 200 });
    expect(listPayments(site.dataDir).toSorted()).toEqual(reported.toSorted());
  }
  await running.stop();
  await provider.close();
  info.annotations.push({
    type: 'events',
    description: `${found.acknowledged} answered before a kill, ${found.unacknowledged} not`,
  });
});

/** The provider's ids of the recorded payments. */
function listPayments(dataDir: string): unknown[] {
  const connection = new SqliteDatabase(currentGeneration(dataDir).database, { readonly: true });
  try {
    return connection.prepare("select reference from entries where source = 'CARD'").pluck().all();
  } finally {
    connection.close();
  }
}
