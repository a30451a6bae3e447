import { openDatabaseOf } from '../bench/prepared-data.ts';
import { connectOwner } from '../support/api.ts';
import { expectOneWinner, prepareRounds } from '../support/one-winner.ts';
import { byRunLength } from '../support/run-length.ts';
import { test } from '../support/site-test.ts';
import { startSite } from '../support/start-site.ts';

const ROUNDS = byRunLength({ once: 1, short: 4, long: 20 });

test(`of 200 confirmations, blocks, entries and edits over one range at once, one wins, ${ROUNDS} times`, {
  tag: '@gate',
}, async ({ site }) => {
  test.setTimeout(300_000);
  await site.stop();
  const database = openDatabaseOf(site.dataDir);
  const rounds = await prepareRounds(database, ROUNDS);
  await database.destroy();
  const running = await startSite({ dataDir: site.dataDir });
  await expectOneWinner(rounds, [await connectOwner(running)]);
  await running.stop();
});
