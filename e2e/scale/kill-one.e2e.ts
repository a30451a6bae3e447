import { expect, test } from './cluster/cluster-test.ts';
import { readPages } from './cluster/read-pages.ts';
import { overlapsAmong, writeBlocks } from './cluster/write-blocks.ts';

const KILLS = Number(process.env.APPRODO_KILLS ?? 30);

test(`of three processes one is killed, ${KILLS} times, while 28 write and visitors read`, async ({
  cluster,
  owner,
}) => {
  test.setTimeout(KILLS * 20_000 + 120_000);
  const before = new Set((await owner.bookings.list()).map(({ id }) => id));
  const writing = writeBlocks(owner);
  const reading = readPages(cluster.address);
  for (let kill = 0; kill < KILLS; kill += 1) await cluster.killAndStart(kill % cluster.processes.length);
  const { pages, failures } = await reading.stop();
  const { blocks, refusals } = await writing.stop();

  const found = (await owner.bookings.list()).filter(({ id, isBlocked }) => isBlocked && !before.has(id));
  const there = new Set(found.map(({ id }) => id));
  test.info().annotations.push({
    type: 'seen',
    description: `${blocks.length} blocks acknowledged, ${pages} pages, refusals ${JSON.stringify(countOf(refusals))}`,
  });
  expect(blocks.filter(({ id }) => !there.has(id))).toEqual([]);
  expect(overlapsAmong(found)).toBe(0);
  expect(failures).toEqual([]);
  expect(blocks.length).toBeGreaterThan(KILLS);
  expect(pages).toBeGreaterThan(KILLS);
});

function countOf(values: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
