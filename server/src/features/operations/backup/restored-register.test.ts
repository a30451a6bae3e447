import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRegisterKey } from '../../../adapters/register-key.ts';
import { openCurrentGeneration, openDataDir } from '../../../data-dir/data-dir.ts';
import type { Database } from '../../../db/database.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { addReportedStay, reportStay } from '../../../testing/reported-stays.ts';
import { createGuestSeal } from '../../law/register/key/guest-seal.ts';
import { restoreFromShell } from './backup.shell.ts';

// Each starts whole sites, one after another.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const key = makeRegisterKey();
const seal = createGuestSeal(key);
const today = todayInRome(new Date());

let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
beforeEach(async () => {
  site = await startDataDirSite({ variables: { REGISTER_KEY: key.written } });
  ({ client } = await site.signIn());
});
afterEach(() => site.close());

const inDatabase = <Result>(work: (database: Database) => Promise<Result>) =>
  withDatabaseFile(openCurrentGeneration(openDataDir(site.dataDir)).database, work);

const addStay = () => inDatabase((database) => addReportedStay(database, seal));

/** Reports a stay; with a receipt, unless taken back, its guests' names are deleted. */
const reportInDatabase = (stayId: string, { isReceipted = true } = {}) =>
  inDatabase((database) => reportStay(database, stayId, isReceipted ? seal : undefined));

async function held() {
  return await inDatabase(async (database) => ({
    transmissions: await database.selectFrom('register_transmissions').select(['id', 'state']).orderBy('at').execute(),
    arrivals: (await database.selectFrom('register_transmitted').select('transmission_id').execute()).length,
    receipts: (await database.selectFrom('register_receipts').select('transmission_id').execute()).map(
      (receipt) => receipt.transmission_id,
    ),
    guests: await database
      .selectFrom('register_guests')
      .select(['identity', 'kept_age'])
      .execute()
      .then((guests) => guests.map(({ identity, kept_age }) => [identity === null, kept_age])),
  }));
}

async function backUp() {
  await client.backup.create({ body: { location: 'local' } });
  return (await client.backup.list())[0]?.id ?? '';
}

const restore = (id: string) => client.backup.restore({ params: { id }, body: { password: owner.password } });

it('a restore keeps what was told and its receipt, and names that had gone for it go again before anybody sees them', async () => {
  const stay = await addStay();
  const backup = await backUp();
  const transmission = await reportInDatabase(stay);
  await restore(backup);
  expect(await held()).toEqual({
    transmissions: [{ id: transmission, state: 'RECEIPTED' }],
    arrivals: 1,
    receipts: [transmission],
    guests: [[true, '18-64']],
  });
  const lines = await inDatabase((database) =>
    database.selectFrom('audit').select('summary').where('action', '=', 'DATA_DELETED').execute(),
  );
  expect(lines).toEqual([{ summary: '1 ospiti, nomi e documenti' }]);
});

it('a restore keeps which days a region was told of, and births that it has not accepted yet', async () => {
  const first = addDays(today, -3);
  await client.regionalSettings.replace({ body: { region: 'LAZIO', code: 'LT-0042', firstDay: first } });
  const stay = await addStay();
  const backup = await backUp();
  const transmission = await reportInDatabase(stay);
  await inDatabase(async (database) => {
    await database
      .insertInto('register_told_days')
      .values({ id: randomUUID(), transmission_id: transmission, date: first, mark: 'mark', arrivals: '[]' })
      .execute();
  });
  await restore(backup);
  const transmissions = await inDatabase((database) =>
    database.selectFrom('register_told_days').select(['transmission_id', 'date']).execute(),
  );
  expect(transmissions).toEqual([{ transmission_id: transmission, date: first }]);
  // The receipt deleted the name; the age is still known by the date of birth.
  expect((await held()).guests).toEqual([[true, null]]);
});

it('of what both have the present counts: a receipt that was taken back stays so, and names stay', async () => {
  const stay = await addStay();
  const transmission = await reportInDatabase(stay);
  const backup = await backUp();
  await inDatabase(async (database) => {
    await database.deleteFrom('register_receipts').execute();
    await database.updateTable('register_transmissions').set({ state: 'UPLOADED' }).execute();
  });
  await restore(backup);
  expect(await held()).toMatchObject({
    transmissions: [{ id: transmission, state: 'UPLOADED' }],
    arrivals: 1,
    receipts: [],
    guests: [[false, null]],
  });
});

it('a receipt of the region stands after a restore as it stands now, and what the region accepted stays accepted', async () => {
  const stay = await addStay();
  const [kept, takenBack] = [await reportInDatabase(stay), await reportInDatabase(stay)];
  await inDatabase(async (database) => {
    await database.updateTable('register_transmissions').set({ kind: 'REGIONAL', state: 'UPLOADED' }).execute();
  });
  const backup = await backUp();
  await inDatabase(async (database) => {
    await database.deleteFrom('register_receipts').where('transmission_id', '=', takenBack).execute();
    await database.updateTable('register_transmissions').set({ state: 'ACCEPTED' }).execute();
  });
  await restore(backup);
  expect(await held()).toMatchObject({
    transmissions: [
      { id: kept, state: 'ACCEPTED' },
      { id: takenBack, state: 'ACCEPTED' },
    ],
    receipts: [kept],
  });
});

it('a restore by the command carries them over, too, and the site deletes as it opens', async () => {
  const stay = await addStay();
  const id = await backUp();
  const archive = join(site.dataDir, 'archive.tar');
  writeFileSync(archive, Buffer.from(await (await client.backup.download({ params: { id } })).arrayBuffer()));
  const transmission = await reportInDatabase(stay);
  const { dataDir } = site;
  await site.close({ keepsDataDir: true });
  await restoreFromShell({ dataDir, archive, appVersion: '0.0.0' });
  site = await startDataDirSite({ dataDir, variables: { REGISTER_KEY: key.written } });
  expect(await held()).toEqual({
    transmissions: [{ id: transmission, state: 'RECEIPTED' }],
    arrivals: 1,
    receipts: [transmission],
    guests: [[true, '18-64']],
  });
});
