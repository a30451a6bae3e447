import { randomUUID } from 'node:crypto';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApp } from '../testing/code-app.ts';
import type { DataDirSite } from '../testing/data-dir-site.ts';
import { RECEIPT } from '../testing/filing-site.ts';
import { LONE_GUEST } from '../testing/lone-guest.ts';
import { startTwoProcesses } from '../testing/two-processes.ts';

let house: Awaited<ReturnType<typeof startTwoProcesses>>;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
let token: string;

beforeAll(async () => {
  house = await startTwoProcesses();
  ({ client, token } = await house.first.signIn());
}, 180_000);

afterAll(() => house.close());

const today = todayInRome(new Date());

/** The register is switched on, and a guest of today is written. */
async function keepRegister(): Promise<string> {
  await addApp({ clock: { now: () => new Date() } }, { client });
  // The other process finds codes once a list is imported here, even if it looked before.
  const seek = () => house.second.withToken(undefined).officialCodes.find({ query: { kind: 'STATI', q: 'franc' } });
  expect(await seek()).toEqual([]);
  for (const kind of TABLE_KINDS) {
    await client.officialTables.import({ body: { kind }, file: new File([OFFICIAL_FILES[kind]], `${kind}.csv`) });
  }
  await expect.poll(seek, { timeout: 5000 }).toMatchObject([{ name: 'FRANCIA' }]);
  await client.registerSettings.replace({ body: { isOn: true } });
  const dates = { startDate: today, endDate: addDays(today, 3) };
  const { id } = await client.registerStays.add({
    body: { key: randomUUID(), source: 'CHANNEL', title: 'Airbnb', ...dates, numberOfGuests: 1 },
  });
  await client.registerGuests.replace({ params: { id }, body: { guests: [LONE_GUEST] } });
  return id;
}

const held = () =>
  house.inDatabase(async (database) => ({
    transmissions: await database.selectFrom('register_transmissions').select(['id', 'state']).execute(),
    reported: await database.selectFrom('register_transmitted').select(['transmission_id', 'stay_id']).execute(),
    receipts: await database.selectFrom('register_receipts').select('transmission_id').execute(),
    guests: await database.selectFrom('register_guests').select(['stay_id', 'identity', 'rest', 'kept_age']).execute(),
    audit: await database.selectFrom('audit').selectAll().orderBy('id').execute(),
  }));

test('a restore while both run keeps what was told since, its receipt and the audit, and deletes names again', async () => {
  const stay = await keepRegister();
  // What one process seals the other opens.
  const there = house.second.withToken(token);
  expect((await there.registerGuests.get({ params: { id: stay } })).guests).toMatchObject([{ lastName: 'Rossi' }]);
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  const reported = await there.transmissions.record({ body: { key: randomUUID(), kind: 'ALLOGGIATI', date: today } });
  const receipt = new File([new Uint8Array(RECEIPT)], 'ricevuta.pdf');
  await there.transmissions.addReceipt({ params: { id: reported.id }, file: receipt });
  const before = await held();
  expect(before.guests).toMatchObject([{ identity: expect.any(String) }]);

  await there.backup.restore({ params: { id: backup?.id ?? '' }, body: {} });
  const after = await held();
  expect(after).toMatchObject({
    transmissions: [{ id: reported.id, state: 'RECEIPTED' }],
    reported: [{ transmission_id: reported.id, stay_id: stay }],
    receipts: [{ transmission_id: reported.id }],
    guests: [{ stay_id: stay, identity: null, rest: null, kept_age: '18-64' }],
  });
  const auditById = new Map(after.audit.map((line) => [line.id, line]));
  for (const line of before.audit) expect(auditById.get(line.id)).toEqual(line);
  const since = after.audit.filter(({ id }) => !before.audit.some((line) => line.id === id));
  expect(since.map(({ action, summary }) => `${action} ${summary}`).toSorted()).toEqual([
    'BACKUP_MADE Prima di un ripristino',
    'BACKUP_RESTORED La casa è tornata a questo backup',
    'DATA_DELETED 1 ospiti, nomi e documenti',
  ]);

  // Rows retained by law still cannot be changed.
  const update = house.inDatabase((database) => database.updateTable('audit').set({ summary: 'altro' }).execute());
  await expect(update).rejects.toThrow();
  const removal = house.inDatabase((database) => database.deleteFrom('audit').execute());
  await expect(removal).rejects.toThrow();
}, 180_000);
