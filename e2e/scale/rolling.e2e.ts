import { copyTree } from '../support/tree-copy.ts';
import { expect, test } from './cluster/cluster-test.ts';
import { readPages } from './cluster/read-pages.ts';
import { writeBlocks } from './cluster/write-blocks.ts';

/** A newer program, with further migrations. */
function laterProgram(...steps: readonly string[]) {
  const tree = copyTree({ withBuild: true });
  const added = steps.map((sql, step) => `  { name: '9${step}0-later', sql: ${JSON.stringify(sql)} },\n`).join('');
  tree.change('server/src/db/migrations/index.ts', '\n];', `\n${added}];`);
  tree.buildServer();
  return tree;
}

const EXPAND = "alter table bookings add column hue text not null default 'blue'";
const CONTRACT = 'alter table bookings drop column hue';

test('two versions in a row come one process after the other, the first adds a column and the second takes it away: nobody notices', async ({
  cluster,
  owner,
}) => {
  const [expanded, contracted] = [laterProgram(EXPAND), laterProgram(EXPAND, CONTRACT)];
  const hasColumn = async () =>
    (
      await cluster.database.ask(`select from information_schema.columns
        where table_schema = 'house_house' and table_name = 'bookings' and column_name = 'hue'`)
    ).length === 1;
  const before = new Set((await owner.bookings.list()).map(({ id }) => id));
  const writing = writeBlocks(owner, 6);
  const reading = readPages(cluster.address);

  // As in the guide: the next one is stopped when this one serves.
  const seen: boolean[] = [];
  for (const { folder } of [expanded, contracted]) {
    for (const place of cluster.processes.keys()) {
      await cluster.restart(place, folder);
      seen.push(await hasColumn());
    }
  }

  const { pages, failures } = await reading.stop();
  const { blocks, refusals } = await writing.stop();
  const there = new Set((await owner.bookings.list()).map(({ id }) => id));
  const unexpected = refusals.filter((status) => status !== 409);
  test.info().annotations.push({
    type: 'seen',
    description: `${pages} pages, ${failures.length} failed; ${blocks.length} blocks acknowledged, others refused: ${unexpected}`,
  });
  expect(seen).toEqual([true, true, true, false, false, false]);
  expect(failures).toEqual([]);
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.filter(({ id }) => !there.has(id) && !before.has(id))).toEqual([]);
  expect(unexpected).toEqual([]);

  await expect(cluster.restart(0)).rejects.toThrow(/ended before it was ready/);
  for (const { remove } of [expanded, contracted]) remove();
});
