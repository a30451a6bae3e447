import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComputerBackupState } from '@approdo/shared/contract/computer-backups';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CALLS } from '../../ipc.ts';
import { anArchive } from '../../testing/an-archive.ts';
import { type BackupServer, sendHalf, sendWhole, startBackupServer } from '../../testing/backup-server.ts';
import { createHandClock, type HandClock } from '../../testing/hand-clock.ts';
import { createKeychain } from '../../testing/keychain.ts';
import { OWNER, PASSWORD, sendJson } from '../../testing/site-server.ts';
import { soon } from '../../testing/soon.ts';
import { makeFolder, startStandIn } from '../../testing/start-stand-in.ts';
import { ARCHIVES, NEWS, TEXTS } from '../texts.ts';

const content = anArchive(2 * 2 ** 20);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let folder: string;
let archives: string;
let remove: () => Promise<void>;
let server: BackupServer;
let clock: HandClock;
let now: Date;
let chosen: string | undefined;
const keychain = createKeychain();

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
  archives = join(folder, 'Backup di casa');
  await mkdir(archives);
  chosen = archives;
  clock = createHandClock();
  // Ten in the morning, in Rome.
  now = new Date('2027-03-01T09:00:00.000Z');
  server = await startBackupServer({ content, now: () => now });
});

afterEach(async () => {
  await server.close();
  await remove();
});

async function start() {
  const desktop = await startStandIn({
    folder,
    keychain,
    schedule: clock.schedule,
    now: () => now,
    chooseFolder: () => chosen,
  });
  const call = (name: string, ...args: unknown[]) => desktop.call(`approdo:${name}`, args);
  const read = async (): Promise<ComputerBackupState> =>
    CALLS.readComputerBackups.result.parse(await call('readComputerBackups'));
  return { desktop, call, read };
}

/** Signed in at the site, with the folder chosen. */
async function startReady() {
  const started = await start();
  await started.call('addSite', server.address);
  await started.call('signIn', { email: OWNER.email, password: PASSWORD });
  expect(await started.call('chooseBackupFolder')).toEqual({ ok: true, value: 'saved' });
  return started;
}

type Started = Awaited<ReturnType<typeof startReady>>;

const DONE = { ok: true, value: 'done' };
const settings = { isDailyOn: true, hour: 12, daily: 2, weekly: 1, monthly: 1 };

function refusal(error: string, status = 507) {
  return { ok: false, problem: { status, error } };
}

/** The archives in the folder, whole or not. */
async function listTars(): Promise<string[]> {
  return (await readdir(archives)).filter((name) => name.includes('.tar') && !name.endsWith('.json'));
}

async function saveOne({ call, read }: Started): Promise<string> {
  expect(await call('createComputerBackup')).toEqual(DONE);
  return (await read()).backups[0]?.id ?? '';
}

test('a new backup is made, comes here whole, and is not left on the server', async () => {
  const desk = await startReady();
  const id = await saveOne(desk);
  expect((await readFile(join(archives, id))).equals(content)).toBe(true);
  expect(server.entries).toEqual([]);
  expect(await desk.read()).toMatchObject({
    folder: 'Backup di casa',
    fault: null,
    warnings: [],
    progress: null,
    backups: [{ fileName: id, kind: 'manual', size: content.length, verifiedAt: now.toISOString(), isBad: false }],
  });
});

test('the page learns what the folder is called, and nowhere does it learn where it lies', async () => {
  const desk = await startReady();
  await saveOne(desk);
  expect(JSON.stringify([await desk.read(), desk.desktop.windows[0]?.news])).not.toContain(folder);
});

test('an id that is not in the list opens, removes and sends nothing', async () => {
  const desk = await startReady();
  await writeFile(join(folder, 'approdo-2027-03-01-100000-manuale.tar'), 'elsewhere');
  for (const id of ['../secret.txt', '/etc/passwd', '../approdo-2027-03-01-100000-manuale.tar', 'x']) {
    for (const name of ['verifyComputerBackup', 'removeComputerBackup', 'sendComputerBackup']) {
      expect(await desk.call(name, id)).toEqual(refusal(ARCHIVES.unknown, 404));
    }
  }
  expect(await readFile(join(folder, 'secret.txt'), 'utf8')).toBe('not for the page');
  expect(server.uploaded).toEqual([]);
});

test('before a folder is chosen, or where nobody is signed in, nothing is begun', async () => {
  const desk = await start();
  await desk.call('addSite', server.address);
  expect(await desk.call('createComputerBackup')).toEqual(refusal(ARCHIVES.signInFirst, 401));
  await desk.call('signIn', { email: OWNER.email, password: PASSWORD });
  expect(await desk.call('createComputerBackup')).toEqual(refusal(ARCHIVES.noFolder, 409));
  expect((await desk.read()).folder).toBeNull();
  chosen = undefined;
  expect(await desk.call('chooseBackupFolder')).toEqual({ ok: true, value: 'cancelled' });
  chosen = join(folder, 'gone');
  expect(await desk.call('chooseBackupFolder')).toEqual(refusal(ARCHIVES.folderGone));
  expect((await desk.read()).folder).toBeNull();
});

test('other files in the folder are neither listed nor touched', async () => {
  const desk = await startReady();
  const id = await saveOne(desk);
  const foreign = {
    'approdo-2020-01-01-000000-manuale.tar': 'brought here by hand',
    'approdo-2020-01-02-000000-manuale.tar': 'with a note that is none',
    'approdo-2020-01-02-000000-manuale.tar.json': '{"format":1}',
    'Tesi.tar': 'a thesis',
    'film.tar.part': 'half a film',
    'tasse.json': '{}',
  };
  for (const [name, text] of Object.entries(foreign)) await writeFile(join(archives, name), text);
  await symlink(join(folder, 'secret.txt'), join(archives, 'approdo-2020-01-03-000000-manuale.tar'));
  expect((await desk.read()).backups.map((one) => one.id)).toEqual([id]);
  now = new Date(now.getTime() + 400 * DAY_MS);
  await desk.call('createComputerBackup');
  for (const [name, text] of Object.entries(foreign)) expect(await readFile(join(archives, name), 'utf8')).toBe(text);
});

test('another site that keeps its backups in the same folder does not see these', async () => {
  const desk = await startReady();
  await saveOne(desk);
  const other = await startBackupServer({ content, now: () => now });
  await desk.call('addSite', other.address);
  expect((await desk.read()).folder).toBeNull();
  await desk.call('chooseBackupFolder');
  expect((await desk.read()).backups).toEqual([]);
  await other.close();
});

test.each([
  ['breaks off', ARCHIVES.lost, (response) => sendHalf(response, content, () => response.destroy())],
  [
    'is not what the server named',
    ARCHIVES.wrong,
    (response) => sendWhole(response, randomBytes(content.length), content),
  ],
  ['is refused', 'Backup non trovato', (response) => sendJson(response, 404, { error: 'Backup non trovato' })],
] satisfies [string, string, NonNullable<BackupServer['sendArchive']>][])(
  'an archive that %s leaves nothing, and is told',
  async (_name, error, sendArchive) => {
    const desk = await startReady();
    server.sendArchive = sendArchive;
    expect(await desk.call('createComputerBackup')).toMatchObject({ ok: false, problem: { error } });
    expect(await readdir(archives)).toEqual([]);
    expect(server.entries).toEqual([]);
    server.sendArchive = undefined;
    expect(await desk.call('createComputerBackup')).toEqual(DONE);
  },
);

test('one that is called off leaves nothing, and while it runs no other is begun', async () => {
  const desk = await startReady();
  server.sendArchive = (response) => sendHalf(response, content);
  const saving = desk.call('createComputerBackup');
  await soon(async () => expect((await desk.read()).progress?.share).toBeGreaterThan(0));
  expect((await desk.read()).progress).toMatchObject({ operation: 'create', step: ARCHIVES.comes });
  expect(await desk.call('createComputerBackup')).toEqual(refusal(ARCHIVES.busy, 409));
  await desk.call('cancelComputerBackup');
  expect(await saving).toEqual({ ok: true, value: null });
  expect(await readdir(archives)).toEqual([]);
  expect(server.entries).toEqual([]);
  expect((await desk.read()).progress).toBeNull();
});

test('one that is called off while the site prepares it is called off there, too', async () => {
  const desk = await startReady();
  server.isSlow = true;
  const saving = desk.call('createComputerBackup');
  const asked = () => server.calls.map(({ method, url }) => `${method} ${url}`);
  await soon(() => expect(asked()).toContain('POST /api/backup'));
  await desk.call('cancelComputerBackup');
  expect(await saving).toEqual({ ok: true, value: null });
  expect(asked()).toContain('DELETE /api/backup/progress');
  expect(await readdir(archives)).toEqual([]);
});

test('what a computer left half done is cleared away later, never what may be still written', async () => {
  const desk = await startReady();
  const left = ['approdo-2027-02-28-090000-manuale.tar.part', 'approdo-2027-02-28-090000-manuale.tar.json'];
  for (const name of left) await writeFile(join(archives, name), 'half');
  await utimes(join(archives, left[0] ?? ''), now, new Date(now.getTime() - HOUR_MS));
  await utimes(join(archives, left[1] ?? ''), now, new Date(now.getTime() - HOUR_MS));
  await writeFile(join(archives, 'approdo-2027-03-01-085900-manuale.tar.part'), 'in work elsewhere');
  await utimes(join(archives, 'approdo-2027-03-01-085900-manuale.tar.part'), now, now);
  const id = await saveOne(desk);
  expect((await listTars()).sort()).toEqual(['approdo-2027-03-01-085900-manuale.tar.part', id]);
});

/** As a site sends it whose store has rotted: the digest is that of what it sends. */
test.each([
  ['a photo', (archive: Buffer) => archive.length - 2000, /uploads\/a.jpg» nell'archivio è danneggiato/],
  ['the database', (archive: Buffer) => archive.indexOf('database.sqlite\0') + 520, /database.sqlite» nell'archivio/],
  ['the manifest', (archive: Buffer) => archive.indexOf('"sha256":"') + 12, /nell'archivio è danneggiato|non è valido/],
])(
  'an archive in which %s has rotted is never called verified, though its digest is right',
  async (_name, at, fault) => {
    const desk = await startReady();
    const rotten = Buffer.from(content);
    rotten[at(rotten)] = (rotten[at(rotten)] ?? 0) ^ 1;
    server.sendArchive = (response) => sendWhole(response, rotten);
    expect(await desk.call('createComputerBackup')).toMatchObject({
      ok: false,
      problem: { error: expect.stringMatching(fault) },
    });
    expect(await readdir(archives)).toEqual([]);
  },
);

test('a backup is held to its hash, and a damaged one is told until it is gone', async () => {
  const desk = await startReady();
  const id = await saveOne(desk);
  now = new Date(now.getTime() + HOUR_MS);
  expect(await desk.call('verifyComputerBackup', id)).toEqual(DONE);
  expect((await desk.read()).backups[0]).toMatchObject({ verifiedAt: now.toISOString(), isBad: false });

  const spoilt = Buffer.from(content);
  spoilt[100] = (spoilt[100] ?? 0) ^ 1;
  await writeFile(join(archives, id), spoilt);
  expect(await desk.call('verifyComputerBackup', id)).toEqual(refusal(ARCHIVES.foundBad, 422));
  const found = await desk.read();
  expect(found.backups[0]?.isBad).toBe(true);
  expect(found.warnings).toEqual([ARCHIVES.damaged('mar 01, 2027 10:00')]);

  expect(await desk.call('removeComputerBackup', id)).toEqual(DONE);
  expect(await readdir(archives)).toEqual([]);
  expect((await desk.read()).warnings).toEqual([]);
});

test('one that was cut short is seen without being read', async () => {
  const desk = await startReady();
  const id = await saveOne(desk);
  await writeFile(join(archives, id), content.subarray(0, 100));
  expect((await desk.read()).backups[0]?.isBad).toBe(true);
});

test('an archive of this computer goes to the server byte for byte', async () => {
  const desk = await startReady();
  const id = await saveOne(desk);
  expect(await desk.call('sendComputerBackup', id)).toMatchObject({ ok: true, value: { kind: 'uploaded' } });
  expect(server.uploaded).toHaveLength(1);
  expect(server.uploaded[0]?.equals(content)).toBe(true);
});

test('a disk that is unplugged is told, and its backups are there when it is back', async () => {
  const desk = await startReady();
  const id = await saveOne(desk);
  await rename(archives, `${archives} altrove`);
  expect(await desk.read()).toMatchObject({ backups: [], fault: ARCHIVES.folderGone, folder: 'Backup di casa' });
  expect(await desk.call('createComputerBackup')).toEqual(refusal(ARCHIVES.folderGone));
  expect(await desk.call('openBackupFolder')).toEqual(refusal(ARCHIVES.folderGone, 409));
  await writeFile(archives, '#!/bin/sh');
  expect(await desk.call('openBackupFolder')).toEqual(refusal(ARCHIVES.folderGone, 409));
  expect(desk.desktop.openedFolders).toEqual([]);
  await rm(archives);
  await rename(`${archives} altrove`, archives);
  expect((await desk.read()).backups.map((one) => one.id)).toEqual([id]);
  expect(await desk.call('openBackupFolder')).toEqual({ ok: true, value: null });
  expect(desk.desktop.openedFolders.at(-1)).toBe(archives);
});

test('what is in the folder is known after the app was started anew, also without its own notes of it', async () => {
  const desk = await startReady();
  const id = await saveOne(desk);
  await rm(join(folder, 'computer-backups.json'));
  const again = await start();
  expect((await again.read()).folder).toBeNull();
  await again.call('chooseBackupFolder');
  expect((await again.read()).backups.map((one) => one.id)).toEqual([id]);
});

test('once a day at its hour one is made, and the old ones go by the rule of the server', async () => {
  const desk = await startReady();
  const hers = await saveOne(desk);
  await desk.call('editComputerBackups', settings);
  expect((await desk.read()).nextDailyAt).toBe('2027-03-01T11:00:00.000Z');
  const advance = async () => {
    const before = (await desk.read()).backups.length;
    clock.advance();
    await soon(async () => {
      const { progress, nextDailyAt } = await desk.read();
      expect(progress).toBeNull();
      expect(nextDailyAt === null || nextDailyAt > now.toISOString()).toBe(true);
    });
    return (await desk.read()).backups.length - before;
  };
  expect(await advance()).toBe(0);
  now = new Date('2027-03-01T11:05:00.000Z');
  expect(await advance()).toBe(1);
  expect(await advance()).toBe(0);
  for (let day = 2; day <= 9; day += 1) {
    now = new Date(`2027-03-0${day}T11:05:00.000Z`);
    await advance();
  }
  const kept = (await desk.read()).backups.map(({ createdAt, kind }) => `${createdAt.slice(0, 10)} ${kind}`);
  expect(kept).toEqual(['2027-03-09 daily', '2027-03-08 daily', '2027-03-01 manual']);
  expect((await listTars()).length).toBe(3);
  expect((await desk.read()).backups.at(-1)?.id).toBe(hers);
});

test('an hour that was missed is made up for when the app is there again', async () => {
  const desk = await startReady();
  await desk.call('editComputerBackups', settings);
  now = new Date('2027-03-04T08:00:00.000Z');
  const again = await start();
  await soon(async () => expect((await again.read()).backups).toHaveLength(1));
  await soon(async () => expect((await again.read()).nextDailyAt).toBe('2027-03-04T11:00:00.000Z'));
});

test('what the server made itself that day is brought here instead of a new one, and stays there', async () => {
  const desk = await startReady();
  await desk.call('editComputerBackups', settings);
  now = new Date('2027-03-01T11:05:00.000Z');
  const [first] = await (await fetch(`${server.address}/api/backup`, { method: 'POST' })).json();
  clock.advance();
  await soon(async () => expect((await desk.read()).backups).toHaveLength(1));
  expect((await desk.read()).backups[0]).toMatchObject({ fileName: first.fileName, kind: 'daily' });
  await soon(async () => expect((await desk.read()).nextDailyAt).toBe('2027-03-02T11:00:00.000Z'));
  expect(server.entries).toHaveLength(1);
  expect(server.calls.filter(({ method, url }) => method === 'POST' && url === '/api/backup')).toHaveLength(1);
});

test('one of the server that is known to be damaged is not brought: a new one is made', async () => {
  const desk = await startReady();
  await desk.call('editComputerBackups', settings);
  now = new Date('2027-03-01T11:05:00.000Z');
  await fetch(`${server.address}/api/backup`, { method: 'POST' });
  server.entries.splice(0, 1, ...server.entries.slice(0, 1).map((entry) => ({ ...entry, isDamaged: true as const })));
  clock.advance();
  await soon(async () => expect((await desk.read()).backups).toHaveLength(1));
  expect(server.calls.filter(({ method, url }) => method === 'POST' && url === '/api/backup')).toHaveLength(2);
});

test('a daily one that fails is told once, tried again, and the warning goes when one is made', async () => {
  const desk = await startReady();
  await desk.call('editComputerBackups', settings);
  now = new Date('2027-03-01T11:05:00.000Z');
  server.sendArchive = (response) => sendHalf(response, content, () => response.destroy());
  clock.advance();
  await soon(async () => expect((await desk.read()).warnings).toEqual([ARCHIVES.dailyFailed(ARCHIVES.lost)]));
  clock.advance();
  await soon(async () => expect((await desk.read()).progress).toBeNull());
  const told = desk.desktop.notifications.filter(({ title }) => title === NEWS.backupFailed);
  expect(told).toHaveLength(1);
  told[0]?.press();
  expect(await desk.call('takeWantedScreen')).toEqual({ path: 'backup' });

  server.sendArchive = undefined;
  clock.advance();
  await soon(async () => expect((await desk.read()).backups).toHaveLength(1));
  await soon(async () => expect((await desk.read()).warnings).toEqual([]));
});

test('each site has its own, also while another is looked after', async () => {
  const desk = await startReady();
  await desk.call('editComputerBackups', settings);
  const other = await startBackupServer({ content: anArchive(1000), now: () => now });
  await desk.call('addSite', other.address);
  now = new Date('2027-03-01T11:05:00.000Z');
  clock.advance();
  const isThere = () => soon(async () => expect(await listTars()).toHaveLength(1));
  await isThere();
  expect(other.calls.filter(({ url }) => url.includes('backup'))).toEqual([]);
  await soon(async () => expect((await desk.read()).progress).toBeNull());
  expect((await desk.read()).backups).toEqual([]);
  await desk.call('switchSite', server.address);
  expect((await desk.read()).backups).toMatchObject([{ kind: 'daily', size: content.length }]);

  await desk.call('switchSite', other.address);
  server.sendArchive = (response) => sendHalf(response, content, () => response.destroy());
  now = new Date('2027-03-02T11:05:00.000Z');
  clock.advance();
  await soon(() => expect(desk.desktop.notifications.at(-1)?.body).toContain(ARCHIVES.lost));
  // Of several sites it is said which.
  expect(desk.desktop.notifications.at(-1)?.body).toContain(new URL(server.address).host);
  await other.close();
});

test('settings that cannot be kept are told, and a day that cannot be noted down is tried again', async () => {
  const desk = await startReady();
  await desk.call('editComputerBackups', settings);
  const file = join(folder, 'computer-backups.json');
  await symlink('/dev/full', `${file}.part`);
  expect(await desk.call('editComputerBackups', { ...settings, hour: 5 })).toEqual(refusal(TEXTS.diskFull));
  expect((await desk.read()).settings.hour).toBe(12);

  await symlink('/dev/full', `${file}.part`);
  now = new Date('2027-03-01T11:05:00.000Z');
  clock.advance();
  const told = () => desk.desktop.notifications.filter(({ title }) => title === NEWS.backupFailed);
  await soon(() => expect(told().map(({ body }) => body)).toEqual([TEXTS.diskFull]));
  clock.advance();
  await soon(async () => expect((await desk.read()).nextDailyAt).toBe('2027-03-02T11:00:00.000Z'));
});

test('whoever may not keep the site, may not keep its backups', async () => {
  const desk = await start();
  const editor = await startBackupServer({ content, now: () => now, role: 'EDITOR' });
  await desk.call('addSite', editor.address);
  await desk.call('signIn', { email: OWNER.email, password: PASSWORD });
  await desk.call('chooseBackupFolder');
  expect(await desk.call('createComputerBackup')).toEqual(refusal(TEXTS.notAllowed, 403));
  expect(editor.calls.filter(({ url }) => url.includes('backup'))).toEqual([]);
  await editor.close();
});
