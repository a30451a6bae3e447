import { setTimeout as after } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { connectOwner } from '../support/api.ts';
import { currentGeneration, faultsOf } from '../support/data-dir.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';

const KILLS = byRunLength({ short: 4, long: 40 });
const ROWS = 12_000;
const NAMES = ['BORGO', 'PAESE'] as const;

type Named = (typeof NAMES)[number];

const fileOf = (name: Named) =>
  new File(
    [
      [
        'Codice,Descrizione,Provincia,DataFineVal',
        ...Array.from({ length: ROWS }, (_, n) => `${4e8 + n},${name} ${n},RM,`),
      ].join('\n'),
    ],
    'comuni.csv',
  );

test(`a site that is killed as it takes an official list in, ${KILLS} times, has all of the old or all of the new`, async ({
  site,
}, info) => {
  test.setTimeout(byRunLength({ short: 180_000, long: 900_000 }));
  let running: RunningSite = site;
  let present: Named = 'BORGO';
  let isNewOf = 0;
  const importList = async (name: Named) =>
    await (await connectOwner(running)).officialTables.import({ body: { kind: 'COMUNI' }, file: fileOf(name) });
  const began = performance.now();
  await importList(present);
  const takesMs = performance.now() - began;
  for (let round = 0; round < KILLS; round += 1) {
    const other: Named = present === 'BORGO' ? 'PAESE' : 'BORGO';
    const answer = importList(other).then(
      () => true,
      () => false,
    );
    await after(momentWithin(takesMs * 1.2));
    await running.kill();
    const isAnswered = await answer;

    const { database } = currentGeneration(site.dataDir);
    expect(faultsOf(database)).toEqual([]);
    const found = namesIn(database);
    expect(NAMES.map((name) => ({ [name]: ROWS }))).toContainEqual(found.rows);
    const isNew = found.rows[other] === ROWS;
    if (isAnswered) expect(isNew).toBe(true);
    if (isNew) isNewOf += 1;
    // One entry for each current or former list.
    expect(found.lines).toBe(1 + isNewOf);
    if (isNew) present = other;
    running = await startSite({ dataDir: site.dataDir });
    const [, , , , municipality] = await (await connectOwner(running)).officialCodes.find({
      query: { kind: 'COMUNI', q: present.toLowerCase() },
    });
    expect(municipality?.name).toContain(present);
  }
  await running.stop();
  info.annotations.push({ type: 'lists taken in before a kill', description: `${isNewOf} of ${KILLS}` });
});

/** How many municipalities have each name, and how many audit entries there are of a list. */
function namesIn(database: string) {
  const connection = new SqliteDatabase(database, { readonly: true });
  try {
    const names = connection
      .prepare<[], { name: string; rows: number }>(
        "select substr(name, 1, 5) as name, count(*) as rows from official_rows where kind = 'COMUNI' group by 1",
      )
      .all();
    const lines = connection.prepare("select count(*) from audit where action = 'TABLES_IMPORTED'").pluck().get();
    const rows: Partial<Record<string, number>> = Object.fromEntries(names.map(({ name, rows: many }) => [name, many]));
    return { rows, lines: Number(lines) };
  } finally {
    connection.close();
  }
}
