import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { rememberQuery } from './remembered-query.ts';
import { transact } from './transaction.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

function rememberSeasons() {
  let times = 0;
  const list = rememberQuery(
    (reader, { from, to }) => {
      times += 1;
      return reader
        .selectFrom('seasons')
        .select('from_day')
        .where('from_day', '>=', from)
        .where('from_day', '<=', to)
        .where('weekly_price', '>', 0)
        .where('to_day', '>=', from)
        .orderBy('from_day')
        .limit(2);
    },
    'from',
    'to',
  );
  return { list, timesBuilt: () => times };
}

it('is asked with other values each time, and built once for a database and its transactions', async () => {
  const { list, timesBuilt } = rememberSeasons();
  const { database } = site;
  const all = await database.selectFrom('seasons').select('from_day').orderBy('from_day').execute();
  const [first, second, third] = all.map(({ from_day }) => from_day);
  expect(await list(database, { from: '01-01', to: '12-31' })).toEqual([{ from_day: first }, { from_day: second }]);
  const later = { from: third ?? '', to: third ?? '' };
  expect(await transact(database, (trx) => list(trx, later))).toEqual([{ from_day: third }]);
  expect(timesBuilt()).toBe(1);
});

it("asks a schema's own tables, whichever was asked first", async () => {
  const { list } = rememberSeasons();
  const everything = { from: '01-01', to: '12-31' };
  expect(await list(site.database, everything)).toHaveLength(2);
  const elsewhere = site.database.withSchema('another_house');
  await expect(list(elsewhere, everything)).rejects.toThrow(/another_house/);
  expect(await list(site.database, everything)).toHaveLength(2);
});
