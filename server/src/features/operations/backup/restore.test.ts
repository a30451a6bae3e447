import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { aStayRequest } from '../../../testing/index.ts';

// Each starts whole sites, one after another.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
beforeEach(async () => {
  site = await startDataDirSite();
  ({ client } = await site.signIn());
});
afterEach(() => site.close());

const currentFolder = () =>
  join(site.dataDir, 'generations', readFileSync(join(site.dataDir, 'current'), 'utf8').trim());
const inAYear = () => addDays(todayInRome(new Date()), 365);
const upload = (name: string) => join(currentFolder(), 'uploads', name);

async function backUp(): Promise<string> {
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  return backup?.id ?? '';
}

const restore = (id: string, password = owner.password) =>
  client.backup.restore({ params: { id }, body: { password } });

const rename = (name: string) => client.property.update({ body: { name } });
const nameNow = async () => (await site.withToken(undefined).property.get()).name;

it('a restore brings back database and uploads, as they were', async () => {
  await rename('La casa di prima');
  writeFileSync(upload('prima.jpg'), 'prima');
  const id = await backUp();
  await rename('La casa di dopo');
  rmSync(upload('prima.jpg'));
  writeFileSync(upload('dopo.jpg'), 'dopo');

  const { message, safetyBackup } = await restore(id);
  expect(message).toBe('Il sito è tornato al backup scelto. Accedi di nuovo.');
  expect(safetyBackup).toMatchObject({ kind: 'safety', location: 'local' });
  expect(await nameNow()).toBe('La casa di prima');
  expect(readFileSync(upload('prima.jpg'), 'utf8')).toBe('prima');
  expect(existsSync(upload('dopo.jpg'))).toBe(false);
});

it('the safety backup undoes a restore', async () => {
  const id = await backUp();
  await rename('La casa di dopo');
  writeFileSync(upload('dopo.jpg'), 'dopo');
  const { safetyBackup } = await restore(id);
  ({ client } = await site.signIn());
  await restore(safetyBackup.id);
  expect(await nameNow()).toBe('La casa di dopo');
  expect(readFileSync(upload('dopo.jpg'), 'utf8')).toBe('dopo');
});

it('every session ends, and one signs in with the password of then', async () => {
  const id = await backUp();
  await restore(id);
  await expect(client.backup.list()).rejects.toMatchObject({ status: 401 });
  ({ client } = await site.signIn());
  expect((await client.backup.list()).map((backup) => backup.kind)).toEqual(['safety', 'manual']);
});

it('a wrong password changes nothing', async () => {
  const id = await backUp();
  await rename('La casa di dopo');
  await expect(restore(id, 'sbagliata')).rejects.toMatchObject({
    status: 400,
    fields: { password: 'La password non è corretta' },
  });
  expect(await nameNow()).toBe('La casa di dopo');
  expect(await client.backup.list()).toHaveLength(1);
});

it('mail that was waiting in the copy is held', async () => {
  const id = await backUp();
  const folder = currentFolder();
  const connection = new SqliteDatabase(join(folder, 'database.sqlite'));
  const insert = connection.prepare(
    `insert into outbox (id, kind, to_name, to_address, subject, body, status, next_attempt_at, created_at)
     values (?, 'TEST', '', 'ada@example.com', 'Ciao', 'Ciao', ?, '2999-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z')`,
  );
  insert.run('waiting', 'WAITING');
  insert.run('failed', 'FAILED');
  connection.close();
  const { safetyBackup } = await restore(id);
  ({ client } = await site.signIn());
  await restore(safetyBackup.id);
  const restored = new SqliteDatabase(join(currentFolder(), 'database.sqlite'), { readonly: true });
  const statuses = restored.prepare("select id, status from outbox where kind = 'TEST' order by id").all();
  restored.close();
  expect(statuses).toEqual([
    { id: 'failed', status: 'FAILED' },
    { id: 'waiting', status: 'HELD' },
  ]);
});

it('a request in the copy does not end by itself: the original may have answered it', async () => {
  await client.bookings.request({ body: aStayRequest({ startDate: inAYear(), endDate: addDays(inAYear(), 7) }) });
  const connection = new SqliteDatabase(join(currentFolder(), 'database.sqlite'));
  connection.exec(
    "update bookings set expires_at = '2999-01-01T00:00:00.000Z', expiry_warning_at = '2998-01-01T00:00:00.000Z'",
  );
  connection.close();
  expect(await client.bookings.list()).toMatchObject([{ expiresAt: '2999-01-01T00:00:00.000Z' }]);
  await restore(await backUp());
  ({ client } = await site.signIn());
  const [booking] = await client.bookings.list();
  expect(booking).toMatchObject({ status: 'PENDING' });
  expect(booking).not.toHaveProperty('expiresAt');
});

it('a damaged backup is refused and the site goes on as it is', async () => {
  writeFileSync(upload('prima.jpg'), 'prima');
  const id = await backUp();
  await rename('La casa di dopo');
  const objects = join(site.dataDir, 'backups/objects');
  for (const name of readdirSync(objects, { recursive: true, encoding: 'utf8' })) {
    const path = join(objects, name);
    if (name.length > 3 && readFileSync(path, 'utf8') === 'prima') writeFileSync(path, 'prime');
  }
  await expect(restore(id)).rejects.toMatchObject({ status: 409, message: expect.stringContaining('danneggiato') });
  expect(await client.backup.list()).toMatchObject([{ id, isDamaged: true }]);
  expect(await nameNow()).toBe('La casa di dopo');
  expect(readdirSync(join(site.dataDir, 'generations'))).toHaveLength(1);
});

it('where the new generation cannot be opened the old one goes on', async () => {
  const id = await backUp();
  await rename('La casa di dopo');
  // The pointer's file cannot be written: the move fails at its last step.
  mkdirSync(join(site.dataDir, 'current.next'));
  const failure = restore(id);
  await expect(failure).rejects.toMatchObject({ status: 500 });
  rmSync(join(site.dataDir, 'current.next'), { recursive: true });
  expect(await nameNow()).toBe('La casa di dopo');
  await rename('La casa di poi');
});

it('nothing that was acknowledged before the switch is missing from the safety backup', async () => {
  const id = await backUp();
  const acknowledged: string[] = [];
  let isOver = false;
  const writing = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `La casa ${turn}`;
      const answer = await rename(name).catch(() => undefined);
      if (answer) acknowledged.push(name);
    }
  })();
  const { safetyBackup } = await restore(id);
  isOver = true;
  await writing;
  ({ client } = await site.signIn());
  await restore(safetyBackup.id);
  expect(await nameNow()).toBe(acknowledged.at(-1));
});

it('a restored site starts again as it is', async () => {
  await rename('La casa di prima');
  const id = await backUp();
  await rename('La casa di dopo');
  await restore(id);
  await site.close({ keepsDataDir: true });
  site = await startDataDirSite({ dataDir: site.dataDir });
  expect(await nameNow()).toBe('La casa di prima');
  expect(readdirSync(join(site.dataDir, 'generations'))).toHaveLength(1);
});

it.skipIf(process.platform === 'win32')(
  'no other account may read anything, after a start, a backup and a restore',
  async () => {
    const listOpen = () =>
      readdirSync(site.dataDir, { recursive: true, encoding: 'utf8' })
        .concat('')
        .filter((name) => (statSync(join(site.dataDir, name)).mode & 0o077) !== 0);
    expect(listOpen()).toEqual([]);
    for (const name of readdirSync(site.dataDir, { recursive: true, encoding: 'utf8' })) {
      const path = join(site.dataDir, name);
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    }
    chmodSync(site.dataDir, 0o755);
    await site.close({ keepsDataDir: true });
    site = await startDataDirSite({ dataDir: site.dataDir });
    expect(listOpen()).toEqual([]);
    ({ client } = await site.signIn());
    await restore(await backUp());
    expect(listOpen()).toEqual([]);
  },
);
