import { createPostgresEngine } from '../../server/src/db/postgres/engine.ts';
import { connectOwner } from '../support/api.ts';
import { expectOneWinner, prepareRounds } from '../support/one-winner.ts';
import { test } from './cluster/cluster-test.ts';

const ROUNDS = 20;

test(`of 200 confirmations, blocks, entries and edits in three processes over one range at once, one wins, ${ROUNDS} times`, async ({
  cluster,
}) => {
  const engine = createPostgresEngine(cluster.database.url);
  const tenant = await engine.open({ name: 'house', file: '', backups: '' });
  const rounds = await prepareRounds(tenant.database, ROUNDS);
  await tenant.close();
  await engine.close();
  const [one, two, three] = cluster.directSites;
  const owners = [await connectOwner(one), await connectOwner(two), await connectOwner(three)] as const;
  // On a slow machine a call may wait for a connection longer than a process allows.
  await expectOneWinner(rounds, owners, { isBusyAtTimes: true });
});
